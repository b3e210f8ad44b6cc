import { z } from 'zod'

/** Password as sent: hex of its UTF-8 bytes. Parses to text. */
export const sentPassword = z
  .string({ error: 'Tulis kata sandi Anda.' })
  .max(1_024, 'Kata sandi terlalu panjang.')
  .regex(/^(?:[0-9a-fA-F]{2})+$/, 'Tulis kata sandi Anda.')
  .transform((hex, context) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(hex, 'hex'))
    } catch {
      context.addIssue({ code: 'custom', message: 'Kata sandi berisi huruf yang tidak bisa dibaca.' })
      return z.NEVER
    }
  })
