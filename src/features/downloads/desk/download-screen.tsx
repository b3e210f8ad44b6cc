import { useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Button } from '#src/ui/button.tsx'
import { UndoDelete } from '#src/ui/content/content-page.tsx'
import { entryCalls } from '#src/ui/content/entry-calls.ts'
import { isApart, toForm } from '#src/ui/content/form-answer.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { ContentTag } from '#src/ui/content/status-tag.tsx'
import { type Step, Steps } from '#src/ui/content/step-buttons.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { SendAsMailing } from '#src/ui/desk/send-as-mailing.tsx'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { actOnDownload } from './download-action.ts'
import { DownloadFields } from './download-fields.tsx'
import { valuesOf } from './download-values.ts'
import { said } from './download-words.ts'
import { fetchCategories } from './fetch-categories.ts'
import { FileVersions } from './file-versions.tsx'
import type { DeskDownloadWire, DownloadStatus } from './schema.ts'
import * as words from './words.id.ts'

const withdraw: Step = { intent: 'tarik', label: words.makeDraft, busy: words.saving }
const publish = (label: string): Step => ({ intent: 'terbit', label, busy: words.publishing })
const steps: Record<DownloadStatus, readonly Step[]> = {
  draft: [publish(words.saveAndPublish)],
  published: [{ intent: 'turun', label: words.unpublish, busy: words.unpublishing, tone: 'danger' }],
  archived: [publish(words.publishAgain), withdraw],
}

export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const [answer, categories] = await Promise.all([
    entryCalls<DeskDownloadWire>(api, 'downloads').get(id),
    fetchCategories(api),
  ])
  return { item: unwrap(answer).data, categories, done: query.get('tersimpan') ?? '' }
})

export const action = page(async ({ api, params, request }) =>
  actOnDownload(api, request, itemNumber(params)),
)

export function Component() {
  const { item, categories, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const isGone = item.deleted_at !== null
  return (
    <>
      <Head title={item.title} />
      <Breadcrumb items={[{ to: deskPaths.downloads, label: words.downloads }]} />
      <div className="mt-3">
        <DeskHeading title={item.title} acts={<ContentTag status={item.status} hasChanges={false} />} />
      </div>
      <Told item={item} answer={answer} done={done} />
      <div className="mt-7 grid grid-cols-1 gap-x-11 gap-y-11 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <DeskForm
          answer={toForm(answer)}
          start={valuesOf(item)}
          hidden={{ version: String(item.version) }}
          further={<Steps steps={steps[item.status]} />}
          isStill={isGone}
        >
          <DownloadFields categories={categories} item={item} />
        </DeskForm>
        <div className="grid content-start gap-9">
          <Standing item={item} />
          <FileVersions item={item} />
          {!isGone && <DeleteForm />}
        </div>
      </div>
    </>
  )
}

type ToldProps = { item: DeskDownloadWire; answer: DeskAnswer | undefined; done: string }

/** Result of the last action, and a notice if the download is deleted. */
function Told({ item, answer, done }: ToldProps) {
  const isStuck = answer?.code === 409 && (!answer.current || isApart(answer))
  return (
    <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
      {!answer && Object.hasOwn(said, done) && <Notice tone="ok">{said[done]}</Notice>}
      {isStuck && <Notice tone="bad">{words.stepNoLongerFits}</Notice>}
      {item.deleted_at && (
        <Notice tone="warn">
          {words.deletedOn}
          <Moment at={item.deleted_at} />
          {words.goneAfterThirtyDays}
          <UndoDelete />
        </Notice>
      )}
    </div>
  )
}

function Standing({ item }: { item: DeskDownloadWire }) {
  const { status, published_at, updated_at } = item
  return (
    <section aria-label={words.state} className="grid gap-2 border-t-2 border-ink pt-4 text-note">
      <p>
        {status === 'draft' && words.isDraft}
        {status === 'published' && published_at && (
          <>
            {words.publishedSince}
            <Moment at={published_at} />
            {words.savedIsReadAtOnce}
          </>
        )}
        {status === 'archived' && words.isArchived}
      </p>
      <p className="text-sm text-muted">
        {words.lastChanged}
        <Moment at={updated_at} />
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={deskPaths.downloadLog(item.id)} className="link inline-flex min-h-11 items-center">
          {words.whoDownloaded}
        </Link>
        {status === 'published' && !item.deleted_at && (
          <a href={inLanguage(paths.download(item.slug))} className="link inline-flex min-h-11 items-center">
            {words.seeOnSite}
          </a>
        )}
        {!item.deleted_at && <TranslateLink kind="download" id={item.id} />}
        {status === 'published' && !item.deleted_at && <SendAsMailing kind="download" id={item.id} />}
      </p>
    </section>
  )
}

function DeleteForm() {
  return (
    <SentForm answer={undefined} className="border-t pt-4">
      <input type="hidden" name="intent" value="hapus" />
      <Button type="submit" variant="danger" size={44}>
        {words.remove}
      </Button>
      <p className="mt-1.5 text-sm text-muted">{words.canBeRestored}</p>
    </SentForm>
  )
}
