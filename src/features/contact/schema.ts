import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { personName } from '#src/wire/person-name.ts'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'

/**
 * A message to the secretariat or the given institution; shared by the form and the call.
 * Without a key, equal text to the same recipient is one message a day: so pages with a form can be cached.
 */
export const contactMessage = z.strictObject({
  name: personName('Tulis nama Anda.').min(2, 'Tulis nama Anda.').max(100, 'Paling panjang 100 huruf.'),
  email: lineOfText('Tulis alamat e-mail Anda.')
    .toLowerCase()
    .max(254, 'Alamat terlalu panjang.')
    .pipe(z.email('Tulis alamat lengkap, misalnya nama@contoh.id')),
  message: linesOfText('Tulis pesan Anda.')
    .min(10, 'Tulis pesan Anda, paling sedikit 10 huruf.')
    .max(4_000, 'Paling panjang 4.000 huruf.'),
  participant_id: z.int('Pilih lembaga.').positive('Pilih lembaga.').optional(),
  idempotency_key: z.uuid('Muat ulang halaman ini, lalu kirim lagi.').toLowerCase().optional(),
  captcha: captchaSolution,
})
export type ContactMessage = z.output<typeof contactMessage>

export const contactReceipt = z.object({ id: z.int(), created_at: z.iso.datetime() })
