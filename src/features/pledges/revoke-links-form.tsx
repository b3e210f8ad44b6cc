import { Button } from '#src/ui/button.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'
import * as words from './words.id.ts'

export const REVOKE_LINKS = 'matikan-tautan'

/** Form to revoke mailed links that fell into other hands. */
export function RevokeLinks({ pledge, token }: PledgeForm) {
  const isBusy = useIsSending(pledge, REVOKE_LINKS)
  return (
    <Folded title={words.revokeLinks}>
      <SentForm answer={undefined} className="mt-1 mb-3 grid justify-items-start gap-3.5">
        <p className="max-w-prose text-note">{words.revokeLinksHelp}</p>
        <PledgeFields pledge={pledge} token={token} intent={REVOKE_LINKS} />
        <Button type="submit" size={44} variant="outline" busy={isBusy} busyLabel={words.revoking}>
          {words.revokeAndSend}
        </Button>
      </SentForm>
    </Folded>
  )
}
