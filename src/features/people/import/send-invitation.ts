import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { lockUnsent, setToken } from './queries.ts'

const BATCH = 100

/** Queues mails for invitations without one, in batches; each link is created with its mail. */
export const sendInvitations: Job<object, JobParts> = {
  name: 'send-invitations',
  async run(_, parts) {
    while ((await sendBatch(parts)) === BATCH);
  },
}

const sendBatch = ({ write, clock, place }: JobParts) =>
  write(async (tx) => {
    const waiting = await lockUnsent(tx, clock.now(), BATCH)
    for (const { id, email } of waiting) {
      const { text, hash } = newSecret()
      await setToken(tx, id, hash)
      await queueMail(tx, {
        key: `invitation-${id}-${hash.toString('hex').slice(0, 16)}`,
        to: email,
        subject: 'Undangan membuat akun',
        isSecret: true,
        blocks: [
          'Sekretariat mengundang Anda membuat akun di situs jaringan kita. Nama dan alamat Anda kami terima dari daftar jaringan; sebelum Anda menyetujuinya tidak ada akun yang dibuat.',
          { button: 'Buat kata sandi', href: `${place.publicUrl}${furtherPaths.invitation}#${text}` },
          'Tautan ini berlaku sampai 30 hari setelah undangan dibuat dan hanya sekali. Bila Anda tidak ingin bergabung, abaikan saja e-mail ini: data undangan dihapus dengan sendirinya.',
        ],
      })
    }
    return waiting.length
  })
