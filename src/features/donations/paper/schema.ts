import { z } from 'zod'

export const statementShape = z.object({
  /** Of the receipts, by Jakarta's calendar. */
  year: z
    .string('Tulis tahun, misalnya 2026.')
    .regex(/^20[0-9]{2}$/, 'Tulis tahun, misalnya 2026.')
    .transform(Number),
})
