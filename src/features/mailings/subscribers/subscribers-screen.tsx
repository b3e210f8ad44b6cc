import { useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type BulkAnswer, bulkAnswer, readBulk } from '#src/ui/desk/bulk-answer.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatShortDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { WordTag } from '../../institutions/word-tag.tsx'
import type { getSubscribers, getSummary, postSubscriberActs } from './api.ts'
import type { SubscriberWire, SummaryWire } from './schema.ts'
import { endingWords, sourceWords, stateWords, stopWords } from './subscriber-words.ts'
import * as words from './words.id.ts'

const planOf = (id: number): ListPlan => ({
  path: deskPaths.subscribers(id),
  noun: words.noun,
  search: words.searchSubscribers,
  filters: [
    {
      name: 'state',
      label: words.state,
      options: Object.entries(stateWords).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: '-asked_at',
  csv: deskPaths.exportSubscribers,
  csvOf: { list: String(id) },
})

export const loader = page(async (args) => {
  const one = { session: true, params: { id: itemNumber(args.params) } } as const
  const { data: list } = unwrap(await args.api<typeof getSummary>('GET /desk/lists/{id}/summary', one))
  const who = await args.visitor()
  return loadList(
    args,
    planOf(list.id),
    (query) => args.api<typeof getSubscribers>('GET /desk/lists/{id}/subscribers', { ...one, query }),
    Promise.resolve({
      list,
      isOffice: who !== null && hasOneOf(who, ['staff', 'admin']),
      isInvited: args.query.get('tersimpan') === 'undangan',
    }),
  )
})

export const action = page(async ({ api, params, request }) => {
  const { act, ids } = readBulk(await request.formData())
  const result = await api<typeof postSubscriberActs>('POST /desk/lists/{id}/subscribers/acts', {
    session: true,
    params: { id: itemNumber(params) },
    body: { act, ids } as (typeof postSubscriberActs)['input']['body'],
  })
  return bulkAnswer(act, result)
})

const acts = [{ name: 'end', label: words.endSubscription, busyLabel: words.ending }]
/** Actions that hold for all lists are the secretariat's: on a stop, and the address of a guest who asks for it. */
const officeActs = [
  ...acts,
  { name: 'resume', label: words.sendAgain, busyLabel: words.saving },
  { name: 'erase', label: words.eraseGuest, busyLabel: words.erasing, variant: 'danger' as const },
]

/** People on a list, since when and how; editors of a region see its own. */
export function Component() {
  const { loaded, list, isOffice, isInvited } = useLoaderData<typeof loader>()
  const answer = useActionData() as BulkAnswer | undefined
  return (
    <>
      <Breadcrumb items={[{ to: deskPaths.subscriberLists, label: words.newsletterSubscribers }]} />
      <div className="mt-3">
        <DeskListPage
          title={list.name}
          lead={sumOf(list.counts)}
          acts={
            <>
              <ButtonLink to={deskPaths.importSubscribers(list.id)} variant="outline" size={44}>
                {words.importAddresses}
              </ButtonLink>
              <ButtonLink to={deskPaths.newSubscriber(list.id)} size={44}>
                {words.inviteAddress}
              </ButtonLink>
            </>
          }
          plan={planOf(list.id)}
          loaded={loaded}
          formats={['csv', 'xlsx']}
          columns={columns}
          keyOf={({ id }) => id}
          caption={words.addressesCaption(list.name)}
          nothing={words.noSubscribers}
          bulk={{ acts: isOffice ? officeActs : acts, nameOf: ({ email }) => email, answer }}
        >
          {isInvited && !answer && (
            <div className="mt-5 max-w-170">
              <Notice tone="ok">{words.invitationSent}</Notice>
            </div>
          )}
        </DeskListPage>
      </div>
    </>
  )
}

const sumWords = [
  ['given', words.sumSubscribed],
  ['waiting', words.sumUnanswered],
  ['stopped', words.sumRefusing],
  ['ended', words.sumEnded],
] as const

/** Counts of the subscribed and of other states that occur. */
const sumOf = (counts: SummaryWire['counts']) =>
  sumWords
    .filter(([state]) => state === 'given' || counts[state] > 0)
    .map(([state, word]) => `${counts[state].toLocaleString(LOCALE)} ${word}`)
    .join(', ')

function State({ state, stopped_because, ended_at, ended_because }: SubscriberWire) {
  const { label, tone } = stateWords[state]
  return (
    <>
      <WordTag tone={tone}>{label}</WordTag>
      {state === 'stopped' && stopped_because && (
        <span className="block text-sm text-muted">{stopWords[stopped_because]}</span>
      )}
      {ended_at && ended_because && (
        <span className="block text-sm text-muted">
          {formatShortDate(ended_at)}, {endingWords[ended_because]}
        </span>
      )}
    </>
  )
}

const columns: readonly Column<SubscriberWire>[] = [
  {
    title: words.email,
    sort: 'email',
    cell: ({ user_id, email, name }) => (
      <>
        {user_id ? (
          <RowLink to={deskPaths.person(user_id)}>{email}</RowLink>
        ) : (
          <span className="font-semibold wrap-anywhere">{email}</span>
        )}
        {name && <span className="block text-sm text-muted">{name}</span>}
      </>
    ),
  },
  { title: words.state, name: 'keadaan', from: 'md', cell: (row) => <State {...row} /> },
  {
    title: words.source,
    name: 'asal',
    from: 'lg',
    cell: ({ source, evidence }) => (
      <>
        {sourceWords[source]}
        {evidence && <span className="block text-sm text-muted">{evidence}</span>}
      </>
    ),
    small: ({ source, evidence }) => [sourceWords[source], evidence].filter(Boolean).join(': '),
  },
  {
    title: words.agreed,
    name: 'setuju',
    from: 'lg',
    cell: ({ given_at }) => (
      <span className="whitespace-nowrap">{given_at ? formatShortDate(given_at) : words.notYet}</span>
    ),
    small: ({ given_at }) => given_at && words.agreedOn(formatShortDate(given_at)),
  },
  {
    title: words.recorded,
    name: 'dicatat',
    sort: 'asked_at',
    from: 'xl',
    cell: ({ asked_at }) => <Moment at={asked_at} />,
    small: null,
  },
]
