import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Folded } from './folded.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'

/** Stops a pledge for good, after a confirmation. */
export function StopPledge({ pledge, token }: PledgeForm) {
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
