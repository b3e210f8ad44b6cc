import { Button } from '#src/ui/button.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'

export const REVOKE_LINKS = 'matikan-tautan'

/** Form to revoke mailed links that fell into other hands. */
export function RevokeLinks({ pledge, token }: PledgeForm) {
  const isBusy = useIsSending(pledge, REVOKE_LINKS)
  return (
    <Folded title="Matikan tautan ini">
      <SentForm answer={undefined} className="mt-1 mb-3 grid justify-items-start gap-3.5">
        <p className="max-w-prose text-note">
          Surat kami terlanjur dibaca orang lain? Semua tautan yang sudah kami kirim tidak membuka apa-apa
          lagi, dan tautan baru kami kirim ke e-mail Anda. Janji dan donasinya tetap.
        </p>
        <PledgeFields pledge={pledge} token={token} intent={REVOKE_LINKS} />
        <Button type="submit" size={44} variant="outline" busy={isBusy} busyLabel="Mematikan">
          Matikan dan kirim yang baru
        </Button>
      </SentForm>
    </Folded>
  )
}
