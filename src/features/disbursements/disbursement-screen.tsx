import type { ReactNode } from 'react'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Button } from '#src/ui/button.tsx'
import { DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import type {
  listChoices,
  postDisbursementDecision,
  postProof,
  postReversal,
  readDisbursement,
} from './api.ts'
import { Proof, ProofForm } from './proof-parts.tsx'
import type { DisbursementWire } from './schema.ts'
import { disbursementStatusWords } from './status-words.ts'
import * as words from './words.id.ts'

type Values = Record<string, string>

export const loader = page(async ({ api, params, query }) => {
  const answer = await api<typeof readDisbursement>('GET /desk/disbursements/{id}', {
    session: true,
    params: { id: params.id ?? '' },
  })
  const entry = unwrap(answer).data
  const choices = entry.proof
    ? null
    : unwrap(await api<typeof listChoices>('GET /desk/disbursements/choices', { session: true })).data
  return {
    entry,
    documents: choices?.documents ?? [],
    isDone: query.get('selesai') !== null,
    key: newKey(),
  }
})

export const action = page(async ({ api, request, params }) => {
  const values = Object.fromEntries(await request.formData()) as Values
  const answer = await send(api, params.id ?? '', values)
  if (answer.success) return redirect(withQuery(deskPaths.disbursement(Number(params.id)), { selesai: 'ya' }))
  return refused({ ...values, problem: problemOf(answer) }, answer)
})

function send(api: Call, id: string, values: Values) {
  const { act, note = '', reason = '', proof_id, idempotency_key = '' } = values
  const on = { session: true, params: { id } }
  if (act === 'proof')
    return api<typeof postProof>('POST /desk/disbursements/{id}/proof', {
      ...on,
      body: { proof_id: Number(proof_id) },
    })
  if (act === 'void')
    return api<typeof postReversal>('POST /desk/disbursements/{id}/void', {
      ...on,
      body: { reason, idempotency_key },
    })
  if (act !== 'approve' && act !== 'decline') throw data(null, { status: 400 })
  return api<typeof postDisbursementDecision>('POST /desk/disbursements/{id}/decision', {
    ...on,
    body: { approve: act === 'approve', note },
  })
}

/** Error that belongs to no field. */
function problemOf({ code, data }: { code: number; data: unknown }): string {
  if (code === 403) return (data as { reason?: string }).reason ?? ''
  if (code !== 409) return ''
  const { left, reason } = data as { left?: number; reason?: string }
  if (reason) return reason
  return left === undefined ? words.entryChanged : words.fundShrank(formatRupiah(left))
}

/** Page of one disbursement: facts, decision and reversal. */
export function Component() {
  const { entry, documents, isDone, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const problem = answer?.values.problem
  const title = words.sumTo(formatRupiah(entry.amount), entry.receiver.name)
  return (
    <div className="max-w-260">
      <Head title={title} />
      <DeskHeading
        title={title}
        lead={words.numberAndState(entry.id, disbursementStatusWords[entry.status])}
      />
      <div className="mt-5 grid gap-4 empty:hidden">
        {entry.is_simulation && <Simulation environment="simulation" />}
        {isDone && !answer && <Notice tone="ok">{doneWords(entry)}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Facts entry={entry} />
        <section aria-labelledby="lakukan" className="min-w-0">
          <Rubric id="lakukan" title={words.possibleActions} />
          <div className="mt-5">
            <Actions
              entry={entry}
              answer={answer?.values.act === 'proof' ? undefined : answer}
              keyOfForm={key}
            />
            {documents.length > 0 && !entry.reverses && (
              <ProofForm documents={documents} answer={answer?.values.act === 'proof' ? answer : undefined} />
            )}
          </div>
        </section>
      </div>
    </div>
  )
}

const doneWords = ({ status, reversed_by }: DisbursementWire) =>
  status === 'waiting' || (status === 'done' && reversed_by !== null) ? words.waitsForSecond : words.saved

function Facts({ entry }: { entry: DisbursementWire }) {
  const { proof, decided_by, decided_at, reverses, reversed_by } = entry
  return (
    <section aria-labelledby="fakta" className="min-w-0">
      <Rubric id="fakta" title={words.disbursements} />
      <dl className="mt-2 text-note">
        <Row name={words.date}>{formatDate(entry.paid_on)}</Row>
        <Row name={words.amount}>{formatRupiah(entry.amount)}</Row>
        <Row name={words.fromGiftsFor}>{targetWords(entry.designation)}</Row>
        <Row name={words.receiver}>
          <bdi>{entry.receiver.name}</bdi>
        </Row>
        <Row name={reverses ? words.whatWasWrong : words.whatFor}>{entry.note}</Row>
        <Row name={words.proof}>{proof ? <Proof proof={proof} /> : words.noneYet}</Row>
        {reverses && <Row name={words.cancels}>{otherEntry(reverses)}</Row>}
        {reversed_by && <Row name={words.counterEntry}>{otherEntry(reversed_by)}</Row>}
        <Row name={words.entered}>
          <bdi>{entry.asked_by?.name}</bdi>, <Moment at={entry.asked_at} />
        </Row>
        {decided_by && (
          <Row name={words.decided}>
            <bdi>{decided_by.name}</bdi>, <Moment at={decided_at!} />
            {entry.decision_note && `: ${entry.decision_note}`}
          </Row>
        )}
      </dl>
    </section>
  )
}

const otherEntry = (id: number) => (
  <Link to={deskPaths.disbursement(id)} className="link">
    {words.numbered(id)}
  </Link>
)

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

type ActionsProps = { entry: DisbursementWire; answer: FormAnswer | undefined; keyOfForm: string }

function Actions({ entry, answer, keyOfForm }: ActionsProps) {
  if (entry.can_decline) return <DecisionForm entry={entry} answer={answer} />
  if (!entry.can_reverse) return <p className="text-muted">{words.nothingToDo}</p>
  return (
    <DeskForm
      answer={answer}
      start={{}}
      hidden={{ act: 'void', idempotency_key: keyOfForm }}
      button={words.cancelDisbursement}
      variant="destroy"
      isUnguarded
    >
      <div>
        <h3 className="text-card">{words.cancelTitle}</h3>
        <p className="mt-1.5 text-note text-muted">{words.cancelLead}</p>
      </div>
      <DeskTextarea
        name="reason"
        label={words.whatIsWrong}
        help={words.whatIsWrongHelp}
        rows={3}
        maxLength={500}
        required
      />
    </DeskForm>
  )
}

const DecisionForm = ({ entry, answer }: Omit<ActionsProps, 'keyOfForm'>) => (
  <SentForm answer={answer} className="grid gap-5">
    {entry.why_not && <Notice tone="info">{entry.why_not}</Notice>}
    <TextareaField
      label={words.noteIfAny}
      name="note"
      rows={2}
      maxLength={500}
      defaultValue={answer?.values.note ?? ''}
      error={answer?.errors.note?.[0]}
    />
    <div className="flex flex-wrap gap-3">
      {entry.can_approve && (
        <Button type="submit" name="act" value="approve">
          {words.approve}
        </Button>
      )}
      <Button type="submit" name="act" value="decline" variant="danger">
        {entry.is_own ? words.withdraw : words.decline}
      </Button>
    </div>
  </SentForm>
)
