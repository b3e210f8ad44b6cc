import { Form, redirect, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { isNarrowed, type ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { wordsOfAct, wordsOfEntity } from './act-words.ts'
import type { listAudit, postAuditCheck, readChain } from './api.ts'
import { auditColumns } from './audit-columns.tsx'
import type { ChainWire } from './schema.ts'
import * as words from './words.id.ts'

/** Result and time of the last chain check, with a button to check now. */
function ChainState({ chain, isAsked }: { chain: ChainWire | null; isAsked: boolean }) {
  const { state } = useNavigation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-80">
        <Notice tone={chain?.check ? (chain.check.wrong ? 'bad' : 'ok') : 'info'}>
          {chain ? <Found check={chain.check} /> : words.chainNotLoaded}
          {isAsked && words.checkRequested}
        </Notice>
      </div>
      <Form method="post">
        <Button
          type="submit"
          variant="outline"
          size={44}
          busy={state === 'submitting'}
          busyLabel={words.requesting}
        >
          {words.checkNow}
        </Button>
      </Form>
    </div>
  )
}

const grouped = new Intl.NumberFormat(LOCALE)

function Found({ check }: { check: ChainWire['check'] }) {
  if (!check) return words.neverChecked
  if (check.wrong)
    return (
      <>
        <strong>
          {grouped.format(check.wrong)}
          {words.changedSinceSealed}
        </strong>
        {check.first_wrong !== null && words.firstWrong(check.first_wrong)}
        {words.checkedOn} <Moment at={check.at} />
        {words.recordAsFailure}
      </>
    )
  return (
    <>
      {words.chainWhole}
      {grouped.format(check.lines)}
      {words.sealedChecked}
      <Moment at={check.at} />
      {words.lastSeal}
      {check.head.slice(0, 12)}.
    </>
  )
}

/** List configuration of the audit log at the desk. */
const auditPlan: ListPlan = {
  path: deskPaths.audit,
  noun: words.noun,
  filters: [
    { name: 'actor', label: words.actor, entity: 'person' },
    { name: 'subject', label: words.ownerOfData, entity: 'person' },
    {
      name: 'reads',
      label: words.whatIsSought,
      options: [{ value: '1', label: words.onlyReads }],
    },
    { name: 'act', label: words.act },
    { name: 'entity', label: words.kind },
    { name: 'entity_id', label: words.kindNumber, type: 'text' },
    { name: 'from', label: words.fromDate, type: 'date' },
    { name: 'to', label: words.toDate, type: 'date' },
  ],
  csv: deskPaths.exportAudit,
  limit: 50,
}

export const loader = page(async ({ api, query }) => {
  const chain = api<typeof readChain>('GET /desk/audit/chain', { session: true })
  return loadList(
    { api, query },
    auditPlan,
    (asked) => api<typeof listAudit>('GET /desk/audit', { session: true, query: asked as never }),
    chain.then((answer) => ({ chain: answer.success ? answer.data : null, isAsked: query.has('diminta') })),
  )
})

export const action = page(async ({ api }) => {
  unwrap(await api<typeof postAuditCheck>('POST /desk/audit/checks', { session: true }))
  return redirect(withQuery(deskPaths.audit, { diminta: '1' }))
})

/** Audit log: actors, acts, targets, and reads of personal data. */
export function Component() {
  const { chain, isAsked, loaded } = useLoaderData<typeof loader>()
  const { reads, subject } = loaded.view.chosen
  const choices = {
    act: (chain?.acts ?? []).map((value) => ({ value, label: wordsOfAct(value) })),
    entity: (chain?.entities ?? []).map((value) => ({ value, label: wordsOfEntity(value) })),
  }
  return (
    <DeskListPage
      title={words.auditTrail}
      lead={words.auditLead}
      plan={auditPlan}
      loaded={loaded}
      columns={auditColumns}
      keyOf={({ id }) => id}
      caption={words.caption}
      nothing={words.firstEntry}
      choices={choices}
    >
      <div className="mt-5 grid gap-4">
        {reads && subject && (
          <Notice tone="info">
            {words.whoSaw}
            {loaded.picks.subject?.text ?? words.personNumber(subject)}
            {words.whoSawAfter}
          </Notice>
        )}
        {loaded.pagination && loaded.pagination.total >= 10_000 && (
          <Notice tone="info">
            {words.moreThan}
            {isNarrowed(loaded.view) ? words.match : ''}
            {words.onlyNewest}
          </Notice>
        )}
        <ChainState chain={chain} isAsked={isAsked} />
      </div>
    </DeskListPage>
  )
}
