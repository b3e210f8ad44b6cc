import { z } from 'zod'

const MOST = 100

/** The body of one act on several rows: which act, and the rows' ids. */
export const bulkBody = <const Acts extends readonly [string, ...string[]]>(acts: Acts) =>
  z.strictObject({
    act: z.enum(acts, `Pilih salah satu: ${acts.join(', ')}.`),
    ids: z
      .array(z.int().min(1), 'Pilih sedikitnya satu baris.')
      .min(1, 'Pilih sedikitnya satu baris.')
      .max(MOST, `Paling banyak ${MOST} baris sekali jalan.`),
  })

/** What became of each row: done, or not and why. */
export const bulkShape = z.object({
  done: z.array(z.int()),
  failed: z.array(z.object({ id: z.int(), code: z.int(), message: z.string() })),
})
export type BulkWire = z.output<typeof bulkShape>
