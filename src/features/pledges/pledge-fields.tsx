import { useNavigation } from 'react-router'
import type { FormAnswer } from '#src/ui/form.tsx'
import type { PledgeWire } from './schema.ts'

export type PledgeForm = {
  pledge: PledgeWire
  /** Token of a guest's pledge; sent in forms only. */
  token?: string | undefined
  /** Failed action of this pledge. */
  answer?: FormAnswer | undefined
}

/** Hidden fields of every pledge form. */
export const PledgeFields = ({ pledge, token, intent }: PledgeForm & { intent: string }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={pledge.id} />
    <input type="hidden" name="version" value={pledge.version} />
    {token && <input type="hidden" name="token" value={token} />}
  </>
)

/** True while this action of this pledge is being sent. */
export function useIsSending({ id }: PledgeWire, intent: string): boolean {
  const sent = useNavigation().formData
  return sent?.get('intent') === intent && sent.get('id') === String(id)
}
