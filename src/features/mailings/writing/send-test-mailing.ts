import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { queueWholeMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { Language } from '#src/wire/language.ts'
import { senderOf } from '../../settings/letterhead.ts'
import { getSettings } from '../../settings/queries.ts'
import { findMailing } from './find-mailing.ts'
import { getAddress } from './queries.ts'
import { addressMailing } from './render-mailing.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'limits' | 'place'>
type Given = { id: number; by: Actor; key: string; lang: Language }

/**
 * Sends what is being worked on to the actor's own address, once per idempotency key.
 * @returns the address
 * @throws Failure 404, 429
 */
export async function sendTestMailing(parts: Parts, { id, by, key, lang }: Given): Promise<{ to: string }> {
  const { db, write, clock, limits, place } = parts
  const version = await findMailing(db, { id }, { actor: by, now: clock.now() })
  const { publicUrl } = place
  const sender = await senderOf(await getSettings(db), publicUrl)
  const { renderMailing, testSubject } = await lettersIn(lang)
  const rendered = await renderMailing(db, version, { publicUrl, sender })
  const to = await getAddress(db, by.id)
  const letter = {
    key: `test-mailing-${by.id}-${key}`,
    to,
    subject: testSubject(rendered.subject),
    // Nobody leaves a list by a test letter.
    ...addressMailing(rendered, { leaveUrl: publicUrl + furtherPaths.unsubscribe }),
  }
  await write(async (tx) => {
    if (!(await queueWholeMail(tx, letter))) return
    await limits.within(tx).take('test letter', by.id)
    await recordAudit(tx, by, { act: 'send test letter', entity: 'mailing', entityId: id })
  })
  return { to }
}
