import type { ReactNode } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import type { ContentRowWire, ContentWire, RevisionWire } from '#src/wire/content.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { ButtonLink } from '../button.tsx'
import { AutosavedForm } from '../desk/autosaved-form.tsx'
import type { Column } from '../desk/desk-column.ts'
import { DeskHeading } from '../desk/desk-heading.tsx'
import { DeskListPage } from '../desk/desk-list-page.tsx'
import type { DeskAnswer, Values } from '../desk/form-answer.ts'
import type { ListPlan } from '../desk/list-plan.ts'
import type { LoadedList } from '../desk/load-list.ts'
import { RowLink } from '../desk/row-link.tsx'
import { Head } from '../head.tsx'
import { readersHtml } from '../readers-html.ts'
import type { ContentDesk } from './content-desk.ts'
import { formatMoment } from './content-moment.ts'
import { ContentPage } from './content-page.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { ContentTag } from './status-tag.tsx'
import * as contentWords from './words.id.ts'

const moment = (at: string | null) => (at ? formatMoment(at) : '–')

/**
 * Columns of a content list.
 * @param more columns of one kind, between status and times
 * @param published word for what is published
 */
const contentColumns = <Row extends ContentRowWire = ContentRowWire>(
  hrefFor: (id: number) => string,
  more: readonly Column<Row>[] = [],
  published?: string,
): readonly Column<Row>[] => [
  {
    title: contentWords.title,
    sort: 'title',
    cell: (row) => <RowLink to={hrefFor(row.id)}>{row.title}</RowLink>,
  },
  {
    title: contentWords.state,
    from: 'md',
    cell: (row) => <ContentTag status={row.status} hasChanges={row.has_changes} published={published} />,
  },
  ...more,
  {
    title: published ?? contentWords.published,
    name: 'terbit',
    sort: 'published_at',
    from: 'lg',
    small: null,
    cell: (row) => moment(row.publish_at ?? row.published_at),
  },
  {
    title: contentWords.changed,
    name: 'diubah',
    sort: 'worked_at',
    from: 'lg',
    small: null,
    cell: (row) => formatMoment(row.updated_at),
  },
]

type Props<Details extends object, More extends object> = { desk: ContentDesk<Details, More> }

/** Data of the list. @param deleted id of the item that was just deleted */
type ListData<Details, More> = {
  loaded: LoadedList<ContentRowWire & Details>
  more: More
  deleted: number | null
}

/** The list of a kind at the desk. */
export function ContentListPage<Details extends object, More extends object>({
  desk: { paths, words, columns, choices },
  plan,
}: Props<Details, More> & { plan: ListPlan }) {
  const { loaded, more, deleted } = useLoaderData() as ListData<Details, More>
  return (
    <>
      <DeletedNotice page={deleted ? paths.item(deleted) : null} />
      <DeskListPage
        title={words.title}
        lead={words.lead}
        acts={<ButtonLink to={paths.fresh}>{words.add}</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={contentColumns(paths.item, columns?.(more), words.published)}
        choices={choices?.(more) ?? {}}
        keyOf={(row) => row.id}
        caption={words.caption}
        nothing={words.nothing}
      />
    </>
  )
}

/** Data of the form for a new item. @param copied values of the item to start from @param key idempotency key */
type FreshData<More> = { more: More; copied: Values | null; key: string }

/** The form for a new item. */
export function FreshContentPage<Details extends object, More extends object>({
  desk: { paths, words, start, Fields },
}: Props<Details, More>) {
  const { more, copied, key } = useLoaderData() as FreshData<More>
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title={words.fresh} />
      <Breadcrumb items={[{ to: paths.list, label: words.title }]} />
      <div className="mt-3 mb-7">
        <DeskHeading title={words.fresh} lead={copied ? contentWords.copied : words.freshLead} />
      </div>
      <AutosavedForm
        storedAt={null}
        answer={answer}
        start={{ image_x: '50', image_y: '50', ...start?.(more), ...copied }}
        hidden={{ idempotency_key: key }}
        button={contentWords.saveDraft}
      >
        <Fields item={null} more={more} />
      </AutosavedForm>
    </>
  )
}

/** Data of one item's page. @param done intent of the action that just succeeded */
type ItemData<Details, More> = { item: ContentWire & Details; more: More; done: string | null }

/** One item: its form, steps, versions and deletion. */
export function ContentItemPage<Details extends object, More extends object>({
  desk: { paths, words, address, values, links, Fields },
}: Props<Details, More>) {
  const { item, more, done } = useLoaderData() as ItemData<Details, More>
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <ContentPage
      item={item}
      done={done}
      answer={answer}
      links={links?.(item)}
      more={values?.(item) ?? {}}
      paths={paths}
      listTitle={words.title}
      address={address(item.slug)}
    >
      <Fields item={item} more={more} />
    </ContentPage>
  )
}

/** Data of a preview: the item, and its draft or an earlier version. @param at time of writing */
export type PreviewData<Details> = {
  item: ContentWire & Details
  text: (ContentWire | RevisionWire) & Details
  at: string
}

/** The draft of an item, or an earlier version, as readers would see it. */
export function ContentPreviewPage<Details extends object, More extends object>({
  desk,
}: Props<Details, More>) {
  const shown = useLoaderData() as PreviewData<Details>
  return (
    <PreviewFrame title={shown.item.title} back={desk.paths.item(shown.item.id)} at={shown.at}>
      {desk.preview({ ...shown, text: { ...shown.text, content: readersHtml(shown.text.content) } })}
    </PreviewFrame>
  )
}

type PreviewFrameProps = { title: string; back: string; at: string; children: ReactNode }

/** Frame of a preview. @param at time of writing */
function PreviewFrame({ title, back, at, children }: PreviewFrameProps) {
  return (
    <>
      <Head title={contentWords.previewOf(title)} />
      <Breadcrumb items={[{ to: back, label: title }]} />
      <div className="mt-3">
        <DeskHeading title={contentWords.preview} lead={contentWords.previewLead(formatMoment(at))} />
      </div>
      <div className="mt-7 border-t-2 border-ink pt-4">{children}</div>
    </>
  )
}
