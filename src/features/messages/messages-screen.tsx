import { useLoaderData } from 'react-router'
import type { listRegions } from '#src/features/regions/api.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { hrefOf, type ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { WordTag } from '../institutions/word-tag.tsx'
import type { listMessages } from './api.ts'
import { nothingWords, stateWords, statusWords } from './message-words.ts'
import type { MessageRowWire, MessageState } from './schema.ts'
import * as words from './words.id.ts'

const SECRETARIAT = 'secretariat'

/** The secretariat may choose among the recipients; a PIC has one. */
const planFor = (isOffice: boolean): ListPlan => ({
  path: deskPaths.messages,
  noun: words.noun,
  search: words.searchHint,
  filters: isOffice ? [{ name: 'to', label: words.to }] : [],
  also: ['state'],
})

const stateOf = (given: string | null | undefined): MessageState =>
  given && Object.hasOwn(stateWords, given) ? (given as MessageState) : 'open'

export const loader = page(async ({ api, query, visitor }) => {
  const person = await visitor()
  const isOffice = person !== null && hasOneOf(person, ['staff', 'admin'])
  const regions = isOffice ? api<typeof listRegions>('GET /region', { query: { limit: 100 } }) : null
  return loadList(
    { query },
    planFor(isOffice),
    ({ to, ...rest }) =>
      api<typeof listMessages>('GET /desk/messages', {
        session: true,
        query: {
          ...rest,
          state: stateOf(query.get('state')),
          ...(to === SECRETARIAT && { to_secretariat: '1' }),
          ...(to && to !== SECRETARIAT && { institution: to }),
        },
      }),
    Promise.resolve(regions).then((answer) => ({
      isOffice,
      regions: answer?.success ? answer.data : [],
    })),
  )
})

/** The inbox: messages to the secretariat, and to the viewer's institution. */
export function Component() {
  const { loaded, isOffice, regions } = useLoaderData<typeof loader>()
  const plan = planFor(isOffice)
  const state = stateOf(loaded.view.also.state)
  const institutions = regions.flatMap((region) =>
    region.partisipan.map(({ id, title }) => ({ value: String(id), label: title, group: region.title })),
  )
  return (
    <DeskListPage
      title={words.messages}
      lead={`${isOffice ? words.leadOffice : words.leadPic} ${words.leadActs}`}
      plan={plan}
      loaded={loaded}
      choices={{ to: [{ value: SECRETARIAT, label: words.secretariat }, ...institutions] }}
      columns={isOffice ? columns : columns.filter(({ name }) => name !== 'kepada')}
      keyOf={({ id }) => id}
      caption={words.caption(stateWords[state].toLowerCase())}
      nothing={nothingWords[state]}
    >
      <div className="mt-5">
        <Tabs
          label={words.stateOfMessage}
          items={Object.entries(stateWords).map(([name, label]) => ({
            to: hrefOf(plan, loaded.view, { also: { state: name === 'open' ? '' : name } }),
            label,
            isCurrent: name === state,
          }))}
        />
      </div>
    </DeskListPage>
  )
}

const columns: readonly Column<MessageRowWire>[] = [
  {
    title: words.messages,
    cell: ({ id, name, excerpt }) => (
      <>
        <RowLink to={deskPaths.message(id)}>
          <bdi>{name}</bdi>
        </RowLink>
        <span dir="auto" className="line-clamp-2 text-sm text-muted">
          {excerpt}
        </span>
      </>
    ),
  },
  {
    title: words.to,
    name: 'kepada',
    from: 'md',
    cell: ({ partisipan }) => (
      <span className="block md:min-w-32">{partisipan?.title ?? words.secretariat}</span>
    ),
  },
  {
    title: words.state,
    name: 'keadaan',
    from: 'sm',
    cell: (row) => <State row={row} />,
  },
  { title: words.received, name: 'masuk', from: 'lg', cell: ({ created_at }) => <Moment at={created_at} /> },
]

function State({ row: { status, claim } }: { row: MessageRowWire }) {
  const { label, tone } = statusWords[status]
  return (
    <>
      <span className="whitespace-nowrap">
        <WordTag tone={tone}>{label}</WordTag>
      </span>
      {claim && (
        <span className="block text-sm text-muted">
          {claim.is_mine ? (
            words.youHold
          ) : (
            <>
              {words.heldBy}
              <bdi>{claim.by.nama_lengkap}</bdi>
            </>
          )}
        </span>
      )}
    </>
  )
}
