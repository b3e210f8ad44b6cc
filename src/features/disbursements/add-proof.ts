import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as words from './api-words.id.ts'
import { addProof as addProofTo, hasProof, lockDisbursement } from './queries.ts'

/**
 * Adds a proof that came after the money went. The same proof may be sent again; one that is there stays.
 * @throws Failure 400 for an unknown document; 404; 409 with `data:{reason}` if it has another proof
 */
export const addProof = (
  { write }: Pick<Services, 'write'>,
  actor: Pick<Actor, 'id' | 'role'>,
  id: number,
  proofId: number,
): Promise<void> =>
  write(async (tx) => {
    const entry = await lockDisbursement(tx, id)
    if (!entry) throw notFound()
    if (entry.proofId === proofId) return
    if (!(await hasProof(tx, proofId))) throw invalid({ proof_id: [words.noSuchDocument] })
    if (!(await addProofTo(tx, id, proofId))) throw conflict({ reason: HAS_PROOF })
    await recordAudit(tx, actor, {
      act: 'disbursement.proof',
      entity: 'disbursement',
      entityId: id,
      detail: { proof_id: proofId },
    })
    tx.invalidate('giving-report')
  })
const HAS_PROOF = words.hasProof
