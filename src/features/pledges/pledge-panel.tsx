import type { ReactNode } from 'react'
import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ChangePledge } from './change-pledge-form.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'
import { PledgeTag } from './pledge-tag.tsx'
import { dateWords, dayWords } from './pledge-words.ts'
import { RevokeLinks } from './revoke-links-form.tsx'
import type { PledgeWire } from './schema.ts'

type PledgePanelProps = PledgeForm & {
  /** Idempotency key of an immediate gift. */
  newKey: string
}

/** Panel of one pledge: status, payment, and changes. */
export function PledgePanel({ newKey, ...form }: PledgePanelProps) {
  const { pledge, answer } = form
  const title = `janji-${pledge.id}`
  return (
    <section aria-labelledby={title} className="rounded-panel border bg-paper p-5 md:p-6.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 id={title} className="min-w-0 text-base font-normal">
          <span className="block text-[2rem] leading-tight font-light tracking-tight tabular-nums md:text-[2.5rem]">
            {formatRupiah(pledge.amount)}
          </span>
          <span className="block wrap-break-word">
            setiap bulan untuk <strong className="font-semibold">{targetWords(pledge.designation)}</strong>
          </span>
        </h2>
        <PledgeTag status={pledge.status} />
      </div>
      <Facts pledge={pledge} />
      {pledge.status !== 'stopped' && (
        <div className="mt-5 grid gap-4">
          {answer && <Refused answer={answer} />}
          <GiveNow {...form} newKey={newKey} />
          <div className="grid gap-1 border-t pt-3">
            <ChangePledge {...form} />
            {pledge.status !== 'waiting' && <Pause {...form} />}
            {form.token && <RevokeLinks {...form} />}
            <StopPledge {...form} />
          </div>
        </div>
      )}
    </section>
  )
}

function Facts({ pledge }: { pledge: PledgeWire }) {
  const { gifts, next_on, status } = pledge
  return (
    <dl className="mt-4 border-t text-note">
      {status !== 'stopped' && <Row name="Pengingat">{dayWords(pledge.day)}</Row>}
      {next_on && <Row name="Pengingat berikutnya">{dateWords(next_on)}</Row>}
      <Row name="Sudah diberikan">
        {gifts.count ? `${formatRupiah(gifts.total)}, ${gifts.count} kali` : 'belum ada'}
      </Row>
      {gifts.last_paid_at && (
        <Row name="Terakhir">
          <Moment at={gifts.last_paid_at} />
        </Row>
      )}
      {pledge.is_anonymous && <Row name="Nama Anda">disembunyikan</Row>}
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b py-2.5">
    <dt className="flex-none text-muted">{name}</dt>
    <dd className="min-w-0 text-right font-semibold tabular-nums">{children}</dd>
  </div>
)

/** Error that the forms themselves do not show. */
function Refused({ answer: { code, errors, values } }: { answer: FormAnswer }) {
  const words =
    code === 409 || code === 404
      ? 'Janji ini baru saja diubah di tempat lain. Periksa yang terlihat sekarang, lalu coba lagi.'
      : errors['designation.id']
        ? 'Tujuan janji ini tidak ada lagi. Hentikan janji ini, lalu pilih tujuan lain di halaman Donasi.'
        : hasOwnWords.has(values.intent ?? '')
          ? null
          : 'Belum tersimpan. Periksa sambungan Anda, lalu coba lagi.'
  return words && <Notice tone="bad">{words}</Notice>
}

const hasOwnWords = new Set(['ubah', 'beri'])

/** Stops a pledge for good, after a confirmation. */
function StopPledge({ pledge, token }: PledgeForm) {
  const isBusy = useIsSending(pledge, 'berhenti')
  return (
    <Folded title="Hentikan donasi bulanan" isEnding>
      <SentForm answer={undefined} className="mt-1 mb-3 grid justify-items-start gap-3.5">
        <p className="max-w-prose text-note">
          Pengingat tidak dikirim lagi, dan janji ini tidak bisa dijalankan kembali. Donasi yang sudah Anda
          beri dan kuitansinya tetap. Bila hanya perlu istirahat, pilih jeda.
        </p>
        <PledgeFields pledge={pledge} token={token} intent="berhenti" />
        <Button type="submit" size={44} variant="danger" busy={isBusy} busyLabel="Menghentikan">
          Ya, hentikan
        </Button>
      </SentForm>
    </Folded>
  )
}

/** Button to an immediate gift: the open order, or a new one. */
function GiveNow({ pledge, token, answer, newKey }: PledgeForm & { newKey: string }) {
  const open = pledge.open_order
  const isResumed = open?.amount === pledge.amount
  const mine = answer?.values.intent === 'beri' ? answer : undefined
  const isBusy = useIsSending(pledge, 'beri')
  return (
    <SentForm answer={mine} className="grid justify-items-start gap-2.5">
      <PledgeFields pledge={pledge} token={token} intent="beri" />
      <input type="hidden" name="idempotency_key" value={newKey} />
      <Button type="submit" variant="orange" busy={isBusy} busyLabel="Menyiapkan">
        {isResumed
          ? `Lanjut membayar ${formatRupiah(open.amount)}`
          : `Beri ${formatRupiah(pledge.amount)} sekarang`}
      </Button>
      <p className="text-sm text-muted">
        {isResumed ? (
          <>
            Donasi ini masih menunggu pembayaran sampai <Moment at={open.expires_at} />.
          </>
        ) : (
          'Tidak ada uang yang ditarik dengan sendirinya: donasi terjadi hanya bila Anda membayarnya.'
        )}
      </p>
    </SentForm>
  )
}

/** Button that pauses or resumes the reminders. */
function Pause({ pledge, token }: PledgeForm) {
  const intent = pledge.status === 'paused' ? 'lanjut' : 'jeda'
  const isBusy = useIsSending(pledge, intent)
  return (
    <SentForm answer={undefined} className="-ml-[1.0625rem] grid justify-items-start">
      <PledgeFields pledge={pledge} token={token} intent={intent} />
      <Button type="submit" size={44} variant="link" busy={isBusy} busyLabel="Menyimpan">
        {intent === 'lanjut' ? 'Lanjutkan pengingat' : 'Jeda pengingat'}
      </Button>
    </SentForm>
  )
}
