import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'

/** Button to an immediate gift: the open order, or a new one. */
export function GiveNow({ pledge, token, answer, newKey }: PledgeForm & { newKey: string }) {
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
export function Pause({ pledge, token }: PledgeForm) {
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
