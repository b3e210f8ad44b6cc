import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { type NewMail, queueMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isMailQueued } from '../../accounts/registration/queries.ts'
import { findTester, noteReceived } from './queries.ts'
import { type TestLetter, testLetterToken } from './test-letter-token.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'limits' | 'place' | 'secret'>

/** Sends a test letter to the actor's own address, once per idempotency key. @throws Failure 429 */
export const sendTestLetter = ({ write, clock, limits, place, secret }: Parts, by: Actor, key: string) =>
  write(async (tx) => {
    const letterKey = `test-letter-${by.id}-${key}`
    if (await isMailQueued(tx, letterKey)) return
    await limits.within(tx).take('test letter', by.id)
    const { email, name } = await findTester(tx, by.id)
    const token = testLetterToken(secret, { userId: by.id, askedAt: clock.now().getTime() })
    await queueMail(tx, { ...testLetter(place.publicUrl, token), key: letterKey, to: email, name })
    await recordAudit(tx, by, { act: 'send test letter', entity: 'letter' })
  })

const testLetter = (publicUrl: string, token: string): Pick<NewMail, 'subject' | 'blocks' | 'isAwaited'> => ({
  subject: 'Surat uji dari situs',
  isAwaited: true,
  blocks: [
    'Anda meminta surat ini di meja kerja, untuk memastikan bahwa surat dari situs sampai. Tekan tombol ini, supaya situs mengetahuinya:',
    { button: 'Surat ini sampai', href: `${publicUrl}${furtherPaths.testLetter}#${token}` },
    {
      says: 'Surat ini masuk ke folder spam? Tekan tombolnya juga, lalu periksa domain pengirim di sini:',
      href: `${publicUrl}${deskPaths.mail}`,
    },
  ],
})

/** Notes that a test letter arrived; once more changes nothing. */
export const confirmTestLetter = ({ write, clock }: Parts, letter: TestLetter) =>
  write(async (tx) => {
    if (await noteReceived(tx, letter, clock.now()))
      await recordAudit(tx, null, {
        act: 'confirm test letter',
        entity: 'letter',
        subjectId: letter.userId,
      })
  })
