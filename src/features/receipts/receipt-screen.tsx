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
      <Head title={receipt ? `Kuitansi ${receipt.number}` : 'Kuitansi tidak ditemukan'} />
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
        title="Pemeriksaan kuitansi"
        lead={
          isValid
            ? `Kuitansi ini dikeluarkan oleh ${site.name} dan berlaku.`
            : `Kuitansi ini pernah dikeluarkan oleh ${site.name}, tetapi tidak berlaku lagi.`
        }
      />
      <div className="mt-7 grid max-w-150 gap-5">
        <Simulation environment={receipt.is_simulation ? 'simulation' : null} />
        <section aria-labelledby="nomor" className="overflow-hidden rounded-panel border bg-paper">
          <div className="selvedge" aria-hidden="true" />
          <div className="p-5 md:p-8">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div>
                <p className="text-note text-muted">Kuitansi</p>
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
              <Row name="Tanggal">{formatDate(receipt.issued_at)}</Row>
              {receipt.refunded_amount > 0 && (
                <Row name="Sudah dikembalikan">{formatRupiah(receipt.refunded_amount)}</Row>
              )}
              {isValid && receipt.refunded_amount > 0 && (
                <Row name="Berlaku untuk">{formatRupiah(receipt.amount - receipt.refunded_amount)}</Row>
              )}
              {receipt.voided_at && <Row name="Batal sejak">{formatDate(receipt.voided_at)}</Row>}
              <Row name="Kode">{codeInGroups(receipt.code)}</Row>
            </dl>
            {isValid && receipt.provisional_until && (
              <p className="mt-4 text-note text-muted">
                Sementara sampai <Moment at={receipt.provisional_until} />: bank masih bisa menarik kembali
                pembayaran ini.
              </p>
            )}
            <p className="mt-4 text-note text-muted">
              Nama donatur tidak ditampilkan di sini. Cocokkan nomor, jumlah, dan tanggal dengan kuitansi yang
              Anda pegang.
            </p>
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
    {isValid ? 'Berlaku' : 'Batal'}
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
      <PageHeading
        title="Kuitansi tidak ditemukan"
        lead="Kode ini tidak ada pada kami. Periksa lagi tiap huruf dan angkanya, atau pindai kode QR di kuitansi."
      />
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.contact}>Tanyakan kepada sekretariat</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          Ke halaman depan
        </ButtonLink>
      </div>
    </>
  )
}
