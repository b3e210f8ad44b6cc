import { redirect, useActionData, useLoaderData } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import { Row } from '../staff-actions/gift-facts.tsx'
import type { postGiftInKindVoid, readGiftInKind } from './api.ts'
import { quantityWords } from './gift-in-kind-words.ts'
import type { GiftInKindWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const answer = await api<typeof readGiftInKind>('GET /desk/gifts-in-kind/{id}', {
    session: true,
    params: { id: params.id ?? '' },
  })
  return { gift: unwrap(answer).data, done: query.get('selesai') }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof postGiftInKindVoid>('POST /desk/gifts-in-kind/{id}/void', {
    session: true,
    params: { id: params.id ?? '' },
    body: { reason: values.reason ?? '' },
  })
  if (answer.success) return redirect(withQuery(deskPaths.giftInKind(answer.data.id), { selesai: 'batal' }))
  return refused(values, answer)
})

/** Page of one gift in kind: facts, receipt, and the form that voids it. */
export function Component() {
  const { gift, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <div className="max-w-260">
      <Head title={`${gift.thing}, ${quantityWords(gift)}`} />
      <Breadcrumb items={[{ to: deskPaths.giftsInKind, label: words.giftsInKind }]} />
      <div className="mt-3">
        <DeskHeading title={gift.thing} lead={quantityWords(gift)} />
      </div>
      <div className="mt-5 grid gap-4 empty:hidden">
        {done === 'catat' && !answer && gift.status === 'valid' && (
          <Notice tone="ok">{gift.giver_email ? words.savedAndSent : words.savedUnsent}</Notice>
        )}
        {gift.status === 'void' && (
          <Notice tone="warn">
            {words.voided}
            {gift.void_reason && `: ${gift.void_reason}`}
            {words.countsNoLonger}
          </Notice>
        )}
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <Facts gift={gift} />
        {gift.status === 'valid' && (
          <section aria-labelledby="batalkan">
            <Rubric id="batalkan" title={words.voidTitle} />
            <p className="mt-3 mb-5 text-note text-muted">{words.voidLead}</p>
            <DeskForm
              answer={answer}
              start={{}}
              button={words.voidEntry}
              busyLabel={words.voiding}
              variant="destroy"
            >
              <DeskTextarea name="reason" label={words.whatIsWrong} rows={3} maxLength={500} required />
            </DeskForm>
          </section>
        )}
      </div>
    </div>
  )
}

const Facts = ({ gift }: { gift: GiftInKindWire }) => (
  <section aria-labelledby="fakta">
    <Rubric id="fakta" title={words.gift} />
    <dl className="mt-2 text-note">
      <Row name={words.purpose}>{targetWords(gift.designation)}</Row>
      <Row name={words.received}>{formatDate(`${gift.received_on}T05:00:00Z`)}</Row>
      <Row name={words.giver}>
        {gift.user_id === null ? (
          <bdi>{gift.giver_name ?? words.deleted}</bdi>
        ) : (
          <Link to={deskPaths.person(gift.user_id)} className="link">
            <bdi>{gift.giver_name}</bdi>
          </Link>
        )}
      </Row>
      {gift.giver_email && <Row name={words.email}>{gift.giver_email}</Row>}
      {gift.giver_phone && <Row name={words.phone}>{gift.giver_phone}</Row>}
      {gift.estimated_value !== null && (
        <Row name={words.estimatedValue}>{words.forDeskOnly(formatRupiah(gift.estimated_value))}</Row>
      )}
      {gift.note && <Row name={words.note}>{gift.note}</Row>}
      <Row name={words.acknowledgement}>
        {gift.number}
        <a href={fileInLanguage(deskPaths.giftInKindFile(gift.id))} className="link ml-3">
          {words.downloadPdf}
        </a>
      </Row>
      <Row name={words.entered}>
        <bdi>{gift.entered_by}</bdi>, <Moment at={gift.entered_at} />
      </Row>
      {gift.voided_at && (
        <Row name={words.voidedBy}>
          <bdi>{gift.voided_by}</bdi>, <Moment at={gift.voided_at} />
        </Row>
      )}
    </dl>
  </section>
)
