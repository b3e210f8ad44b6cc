import { data, useLoaderData } from 'react-router'
import type { checkReceipt } from '#src/features/donations/api.ts'
import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ReceiptWire } from '#src/features/giving/schema.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { codeInGroups } from '#src/features/payments/receipt-code.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Head, useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, unshared }) => {
  unshared()
  const answer = await api<typeof checkReceipt>('GET /receipts/{code}', {
    params: { code: params.code ?? '' },
  })
  if (!answer.success && [400, 404].includes(answer.code)) return data({ receipt: null }, { status: 404 })
  return { receipt: unwrap(answer).data }
})

/** Public check of a receipt: amount, date and validity. No donor. */
export function Component() {
  const { receipt } = useLoaderData<typeof loader>()
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={receipt ? words.receiptNumbered(receipt.number) : words.notFound} />
      {receipt ? <Receipt receipt={receipt} /> : <Unknown />}
    </div>
  )
}

function Receipt({ receipt }: { receipt: ReceiptWire }) {
  const { site } = useSite()
  const isValid = receipt.status === 'valid'
  return (
    <>
      <PageHeading
        title={words.checkOfReceipt}
        lead={isValid ? words.isValid(site.name) : words.wasValid(site.name)}
      />
      <div className="mt-7 grid max-w-150 gap-5">
        <Simulation environment={receipt.is_simulation ? 'simulation' : null} />
        <section aria-labelledby="nomor" className="overflow-hidden rounded-panel border bg-paper">
          <div className="selvedge" aria-hidden="true" />
          <div className="p-5 md:p-8">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div>
                <p className="text-note text-muted">{words.receipt}</p>
                <h2 id="nomor" className="text-card tabular-nums">
                  {receipt.number}
                </h2>
              </div>
              <Verdict isValid={isValid} />
            </div>
            <p className="mt-5 text-[min(2.5rem,11.2vw)] leading-tight font-light tracking-tight tabular-nums md:text-[3rem]">
              {formatRupiah(receipt.amount)}
            </p>
            <dl className="mt-5 border-t text-note">
              <Row name={words.date}>{formatDate(receipt.issued_at)}</Row>
              {receipt.refunded_amount > 0 && (
                <Row name={words.refunded}>{formatRupiah(receipt.refunded_amount)}</Row>
              )}
              {isValid && receipt.refunded_amount > 0 && (
                <Row name={words.validFor}>{formatRupiah(receipt.amount - receipt.refunded_amount)}</Row>
              )}
              {receipt.voided_at && <Row name={words.voidSince}>{formatDate(receipt.voided_at)}</Row>}
              <Row name={words.code}>{codeInGroups(receipt.code)}</Row>
            </dl>
            {isValid && receipt.provisional_until && (
              <p className="mt-4 text-note text-muted">
                {words.provisionalBefore} <Moment at={receipt.provisional_until} />
                {words.provisionalAfter}
              </p>
            )}
            <p className="mt-4 text-note text-muted">{words.compare}</p>
          </div>
        </section>
      </div>
    </>
  )
}

const Verdict = ({ isValid }: { isValid: boolean }) => (
  <p
    className={`inline-flex min-h-8 items-center gap-2 rounded-label px-3 font-semibold ${isValid ? 'bg-ok-tint text-ok' : 'bg-bad-tint text-bad'}`}
  >
    <Icon name={isValid ? 'circle-check' : 'circle-alert'} />
    {isValid ? words.valid : words.voided}
  </p>
)

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold break-all tabular-nums">{children}</dd>
    </div>
  )
}

function Unknown() {
  return (
    <>
      <PageHeading title={words.notFound} lead={words.notFoundLead} />
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.contact}>{words.askSecretariat}</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          {words.toHome}
        </ButtonLink>
      </div>
    </>
  )
}
