import { redirect, useActionData, useLoaderData, useRouteLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { formatMoment } from '#src/ui/content/content-moment.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { Steps } from '#src/ui/content/step-buttons.tsx'
import { AutosavedForm } from '#src/ui/desk/autosaved-form.tsx'
import { DeskCheckbox, DeskField, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { languageName } from '#src/ui/desk/language-name.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import type { Visitor } from '#src/ui/site.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import { atJakartaTime } from '#src/wire/jakarta-day.ts'
import { furtherLanguages } from '#src/wire/language.ts'
import type { getTranslation, getTranslationRevision, putTranslation, suggestTranslation } from '../api.ts'
import type { TranslationWire } from '../schema.ts'
import { StateTag } from './state-tag.tsx'
import { reviewIn, statuses, stepsOf } from './steps.ts'
import { TranslationNotices } from './translation-notices.tsx'
import { TranslationTexts } from './translation-texts.tsx'
import { atVersion, byField, shownTexts, textsIn, translationValues } from './translation-values.ts'
import { TranslationVersions } from './translation-versions.tsx'
import { Ways } from './translation-ways.tsx'
import * as words from './words.id.ts'

const languageIn = (query: URLSearchParams) => query.get('language') || furtherLanguages[0]

export const loader = page(async ({ api, params, query }) => {
  const at = { session: true, params: { kind: params.kind as never, id: itemNumber(params) } }
  const language = languageIn(query) as TranslationWire['language']
  const answer = await api<typeof getTranslation>('GET /desk/translations/{kind}/{id}', {
    ...at,
    query: { language },
  })
  return {
    item: unwrap(answer).data,
    done: query.get('tersimpan'),
    earlier: await earlierIn(api, at, query),
  }
})

/** The version that the address names, to be read and used again; null without one. */
async function earlierIn(api: Call, { params, ...at }: At, query: URLSearchParams) {
  const revision = Number(query.get('versi'))
  if (!revision) return null
  const answer = await api<typeof getTranslationRevision>(
    'GET /desk/translations/{kind}/{id}/revisions/{revision}',
    {
      ...at,
      params: { ...params, revision },
      query: { language: languageIn(query) as TranslationWire['language'] },
    },
  )
  return unwrap(answer).data
}

export const action = page(async ({ api, params, query, request }) => {
  const values = await readForm(request)
  const { intent = 'save', slug, publish_at: publishAt, note } = values
  const at = { session: true, params: { kind: params.kind as never, id: itemNumber(params) } }
  const language = languageIn(query) as TranslationWire['language']
  const version = Number(values.version)
  const status = statuses[intent]
  const review = reviewIn(intent)
  const answer =
    intent === 'suggest'
      ? await api<typeof suggestTranslation>('POST /desk/translations/{kind}/{id}/suggestion', {
          ...at,
          body: { language, version },
        })
      : await api<typeof putTranslation>('PUT /desk/translations/{kind}/{id}', {
          ...at,
          body: {
            language,
            version,
            fields:
              intent === 'copy'
                ? withOriginal(textsIn(values), await longTexts(api, at, language))
                : textsIn(values),
            ...(slug && { slug }),
            ...(status && { status }),
            ...(review && { review }),
            ...(review === 'return' && note && { note }),
            ...(publishAt && isDated(intent) && { publish_at: atJakartaTime(publishAt) }),
            ...((values.confirmed === 'on' || intent === 'confirm') && { confirmed: true }),
          },
        })
  if (answer.success)
    return redirect(`${deskPaths.translation(params.kind!, at.params.id, language)}&tersimpan=${intent}`)
  const errors = answer.errors && byField(answer.errors, values)
  return refusedEdit<TranslationWire>(values, { ...answer, ...(errors && { errors }) }, translationValues)
})

/** True for steps after which a text may be scheduled: a time that is given counts then. */
const isDated = (intent: string) => ['save', 'schedule', 'confirm'].includes(intent)

/** Texts with those of the original to be written over, below what is written already. */
const withOriginal = (written: Record<string, string>, longTexts: Record<string, string>) => ({
  ...written,
  ...Object.fromEntries(
    Object.entries(longTexts).map(([name, text]) => [name, (written[name] ?? '') + text]),
  ),
})

type At = { session: boolean; params: { kind: never; id: number } }

/** Texts of the original that are written with the editor, to be written over: their headings, links and pictures stay. */
async function longTexts(api: Call, at: At, language: TranslationWire['language']) {
  const found = await api<typeof getTranslation>('GET /desk/translations/{kind}/{id}', {
    ...at,
    query: { language },
  })
  const texts = found.success ? found.data.original.filter(({ form }) => form === 'html') : []
  return Object.fromEntries(texts.map(({ name, text }) => [name, text]))
}

/** A translation beside its original, text by text. */
export function Component() {
  const { item, done, earlier } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const { visitor } = useRouteLoaderData('root') as { visitor: Visitor | null }
  const { kind, language } = item
  const list = `${deskPaths.translations}?kind=${kind}`
  return (
    <>
      <Head title={words.translationOf(item.title)} />
      <Breadcrumb items={[{ to: list, label: `${words.translations}: ${words.kinds[kind]}` }]} />
      <div className="mt-3">
        <DeskHeading
          title={item.title}
          lead={
            <span className="inline-flex flex-wrap items-center gap-3">
              {languageName(language)}{' '}
              <StateTag state={item.state} status={item.status} hasChanges={item.has_changes} />
            </span>
          }
          acts={<Ways item={item} />}
        />
      </div>
      <TranslationNotices
        item={item}
        done={done && !answer ? doneWords(done, item) : null}
        earlier={earlier}
        isMachineAway={answer?.code === 503}
      />
      <div className="mt-7 empty:hidden">
        {shownTexts(item).length > 0 && (
          <AutosavedForm
            key={earlier?.id}
            isWide
            isStill={!item.can_publish && item.status === 'scheduled'}
            storedAt={item.revisions[0]?.created_at ?? null}
            answer={answer?.values.intent === 'suggest' ? undefined : answer}
            start={translationValues(earlier ? atVersion(item, earlier) : item)}
            hidden={{
              version: String(item.version),
              names: JSON.stringify(shownTexts(item).map(({ name }) => name)),
            }}
            button={words.saveDraft}
            busyLabel={words.saving}
            further={<Steps steps={stepsOf(item, visitor!.id)} />}
          >
            {answer?.code === 404 && <Notice tone="bad">{words.originalGone}</Notice>}
            <TranslationTexts item={item} />
            {item.has_own_slug && (item.can_publish || !item.url) && (
              <DeskField
                name="slug"
                label={words.address}
                maxLength={80}
                autoCapitalize="none"
                help={words.addressHelp}
              />
            )}
            {item.can_publish && item.status !== 'published' && (
              <DeskField
                name="publish_at"
                label={words.publishAt}
                type="datetime-local"
                help={words.publishAtHelp}
              />
            )}
            {item.is_machine && (
              <DeskCheckbox name="confirmed" label={words.confirm} help={words.confirmHelp} />
            )}
            {item.sent && item.can_publish && (
              <DeskTextarea name="note" label={words.note} rows={3} maxLength={2_000} help={words.noteHelp} />
            )}
          </AutosavedForm>
        )}
      </div>
      <TranslationVersions item={item} />
    </>
  )
}

/** @param done intent of the step */
function doneWords(done: string, { has_changes, sent, publish_at }: TranslationWire): string {
  if (done === 'save' && sent) return words.savedInReview
  if (done === 'save' && publish_at) return words.savedScheduled(formatMoment(publish_at))
  if (done === 'save' && has_changes) return words.savedBeside
  if (done === 'confirm' && has_changes) return words.confirmedBeside
  if (done === 'schedule' && publish_at) return words.scheduledFor(formatMoment(publish_at))
  return words.done[done] ?? words.saved
}
