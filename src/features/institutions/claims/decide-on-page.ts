import type { Values } from '#src/ui/desk/form-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import type { Failed } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { type ActAnswer, refusalOf } from '../pics/refusal-of.ts'
import type { postClaimDecision } from './api.ts'
import * as words from './api-words.id.ts'
import type { ClaimWire } from './schema.ts'

export const claimIntents = { pastikan: 'confirm', tolak: 'refuse' } as const

/** Sends the decision of a `ClaimRows` button. */
export const decideOnPage = (api: PageArgs['api'], intent: keyof typeof claimIntents, id: string) =>
  api<typeof postClaimDecision>('POST /desk/claims/{id}/decision', {
    session: true,
    params: { id },
    body: { decision: claimIntents[intent] },
  })

/** Reason for the refusal; mostly somebody else has already decided, and is named. */
export function refusalOfDecision(values: Values, failed: Failed): ActAnswer {
  const answer = refusalOf(values, failed)
  return answer.needsProof ? answer : { ...answer, refusal: whyNotDecided(failed) }
}

function whyNotDecided({ code, data }: Failed): string {
  const { current } = Object(data) as { current?: ClaimWire }
  if (code === 409 && current?.decided_by)
    return words.hasDecided(current.decided_by.nama_lengkap, current.user.nama_lengkap)
  if (code === 409) return words.claimWithdrawn
  if (code === 404) return words.claimGone
  return sharedWords.notSaved
}
