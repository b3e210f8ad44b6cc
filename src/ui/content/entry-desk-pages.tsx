import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../button.tsx'
import { DeskListPage } from '../desk/desk-list-page.tsx'
import type { DeskAnswer, Values } from '../desk/form-answer.ts'
import type { ListPlan } from '../desk/list-plan.ts'
import type { LoadedList } from '../desk/load-list.ts'
import { RowLink } from '../desk/row-link.tsx'
import { TranslateLink } from '../desk/translate-link.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import type { EntryDesk, EntryWire } from './entry-desk.ts'
import { EntryPage } from './entry-page.tsx'

type Props<Wire extends EntryWire, More extends object> = { desk: EntryDesk<Wire, More> }

/** The list of a kind of entries at the desk. */
export function EntryListPage<Wire extends EntryWire, More extends object>({
  desk: { paths, words, columns, nameColumn, nameOf },
  plan,
}: Props<Wire, More> & { plan: ListPlan }) {
  const { loaded, deleted } = useLoaderData() as { loaded: LoadedList<Wire>; deleted: number | null }
  return (
    <>
      <DeletedNotice page={deleted ? paths.item(deleted) : null} />
      <DeskListPage
        title={words.title}
        lead={words.lead}
        acts={<ButtonLink to={paths.fresh}>{words.add}</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={[
          {
            title: nameColumn,
            cell: (row) => (
              <RowLink to={paths.item(row.id)}>
                <bdi>{nameOf(row)}</bdi>
              </RowLink>
            ),
          },
          ...columns,
        ]}
        keyOf={(row) => row.id}
        caption={words.caption}
        nothing={words.nothing}
      />
    </>
  )
}

/** The form for a new entry. */
export function FreshEntryPage<Wire extends EntryWire, More extends object>({
  desk: { paths, words, Fields },
}: Props<Wire, More>) {
  const { more, key, start } = useLoaderData() as { more: More; key: string; start: Values }
  return (
    <EntryPage
      title={words.fresh}
      lead={words.freshLead}
      list={{ to: paths.list, label: words.title }}
      isDone={false}
      answer={useActionData() as DeskAnswer | undefined}
      start={start}
      hidden={{ idempotency_key: key }}
    >
      <Fields entry={null} more={more} />
    </EntryPage>
  )
}

/** One entry: its form, and its deletion. */
export function EntryItemPage<Wire extends EntryWire, More extends object>({
  desk: { paths, words, nameOf, leadOf, translated, values, Fields },
}: Props<Wire, More>) {
  const { entry, more, isDone } = useLoaderData() as { entry: Wire; more: More; isDone: boolean }
  return (
    <EntryPage
      title={nameOf(entry)}
      lead={leadOf?.(entry)}
      acts={translated && !entry.deleted_at && <TranslateLink kind={translated} id={entry.id} />}
      list={{ to: paths.list, label: words.title }}
      isDone={isDone}
      answer={useActionData() as DeskAnswer | undefined}
      start={values(entry)}
      hidden={{ version: String(entry.version) }}
      deletedAt={entry.deleted_at}
      deleteHelp={words.deleteHelp}
    >
      <Fields entry={entry} more={more} />
    </EntryPage>
  )
}
