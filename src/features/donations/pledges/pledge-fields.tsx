import { useNavigation } from 'react-router'
import type { FormAnswer } from '#src/ui/form.tsx'
import type { PledgeWire } from './schema.ts'

export type PledgeForm = {
  pledge: PledgeWire
  /** What opens a guest's pledge; it travels in forms only. */
  token?: string | undefined
  /** A refusal of something asked of this pledge. */
  answer?: FormAnswer | undefined
}

/** The fields that every form of a pledge sends. */
export const PledgeFields = ({ pledge, token, intent }: PledgeForm & { intent: string }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={pledge.id} />
    <input type="hidden" name="version" value={pledge.version} />
    {token && <input type="hidden" name="token" value={token} />}
  </>
)

/** Whether this button of this pledge is at work. */
export function useIsSending({ id }: PledgeWire, intent: string): boolean {
  const sent = useNavigation().formData
  return sent?.get('intent') === intent && sent.get('id') === String(id)
}
