import { recordAudit } from '#src/platform/database/audit.ts'
import type { Write } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { Role } from '#src/wire/actor.ts'
import { withdrawConsent } from '../accounts/consents/consent-queries.ts'
import { findReader } from '../accounts/consents/newsletter-queries.ts'

const USELESS =
  'Tautan ini tidak dikenal atau sudah lama sekali. Masuk, lalu matikan buletin di halaman Privasi, atau tulis kepada kami.'

/** Unsubscribes the link's owner from the newsletter; idempotent. @throws Failure 400 */
export function unsubscribe(write: Write, token: string, now: Date): Promise<void> {
  return write(async (tx) => {
    const reader = await findReader(tx, hashOf(token), now)
    if (!reader) throw invalid({ token: [USELESS] })
    const actor = { id: reader.id, role: reader.role as Role }
    if (await withdrawConsent(tx, reader.id, 'newsletter', now))
      await recordAudit(tx, actor, { act: 'unsubscribe', entity: 'user', entityId: reader.id })
  })
}
