import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { workOf } from '../my-post/model.ts'
import { Preview } from '../my-post/preview.tsx'
import { StepRows } from '../my-post/step-rows.tsx'
import { useQuotes } from '../my-post/use-quotes.ts'
import { Comparison, wholeText } from './comparison.tsx'
import { PassagePicker } from './passage-picker.tsx'
import type { ReviewAnswer } from './review-acts.ts'
import { hasChanges, type ReviewView, workRevision } from './review-view.ts'
import type { DeskNewsWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = { item: DeskNewsWire; view: ReviewView; answer: ReviewAnswer | undefined }

const labels = { perubahan: words.changes, baca: words.readWhole, riwayat: words.history } as const

/** The text itself, in one of three views. */
export function ReviewText({ item, view, answer }: Props) {
  const hrefFor = (lihat: string, banding = '') =>
    withQuery(deskPaths.newsReview(item.id), { lihat, banding })
  const names = Object.keys(labels) as (keyof typeof labels)[]
  return (
    <>
      <Tabs
        label={words.wayOfLooking}
        items={names
          .filter((name) => name !== 'perubahan' || hasChanges(item))
          .map((name) => ({ to: hrefFor(name), label: labels[name], isCurrent: view.name === name }))}
      />
      {view.name === 'riwayat' ? (
        <History item={item} view={view} answer={answer} />
      ) : view.before && view.after ? (
        <>
          <Link
            to={hrefFor('perubahan', view.isWide ? '' : 'sisi')}
            className="link mt-2 inline-flex min-h-11 items-center text-note max-lg:hidden"
          >
            {view.isWide ? words.inOneFlow : words.sideBySide}
          </Link>
          <Comparison before={view.before} after={view.after} names={view.names} />
        </>
      ) : (
        <Reading item={item} />
      )}
    </>
  )
}

/** The text as readers will see it; selected words can be noted on. */
function Reading({ item }: { item: DeskNewsWire }) {
  const work = workOf(item)
  const text = useRef<HTMLDivElement>(null)
  const quotes = item.comments.flatMap(({ passage, resolved_at }) =>
    passage && !resolved_at ? [passage.quote] : [],
  )
  useQuotes(text, quotes, work.content)
  return (
    <>
      <div ref={text} className="@container">
        <Preview {...work} author={item.author} at={item.published_at ?? item.sent_at ?? item.updated_at} />
      </div>
      {item.can.includes('comment') && <PassagePicker text={text} />}
    </>
  )
}

function History({ item, view, answer }: Props) {
  const { after, before, chosen, names } = view
  const isOlder = chosen !== null && chosen !== workRevision(item)
  return (
    <div className="mt-6 space-y-8">
      {after && (
        <section id="perubahan" aria-labelledby="perubahan-judul" className="scroll-mt-24">
          <h2 id="perubahan-judul" className="text-card">
            {before ? words.whatChanged : words.firstText}
          </h2>
          {before ? (
            <Comparison before={before} after={after} names={names} />
          ) : (
            <p className="mt-4 leading-relaxed wrap-anywhere whitespace-pre-line">{wholeText(after)}</p>
          )}
          {isOlder && item.can.includes('edit') && <BringBack item={item} text={chosen} answer={answer} />}
        </section>
      )}
      <StepRows
        steps={item.history}
        chosen={chosen}
        hrefFor={(versi) =>
          `${withQuery(deskPaths.newsReview(item.id), { lihat: 'riwayat', versi: String(versi) })}#perubahan`
        }
      />
    </div>
  )
}

function BringBack({
  item,
  text,
  answer,
}: {
  item: DeskNewsWire
  text: number
  answer: ReviewAnswer | undefined
}) {
  const { formData } = useNavigation()
  const isMine = answer?.values.act === 'bring_back'
  return (
    <SentForm answer={isMine ? answer : undefined} className="mt-5 flex flex-wrap items-center gap-4">
      <input type="hidden" name="act" value="bring_back" />
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="version" value={item.version} />
      <Button
        type="submit"
        variant="outline"
        size={44}
        busy={formData?.get('act') === 'bring_back'}
        busyLabel={words.restoring}
      >
        {words.reuseText}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{words.reuseTextHelp}</p>
    </SentForm>
  )
}
