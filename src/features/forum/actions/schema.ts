import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { linesOfText } from '#src/wire/shapes.ts'
import { flagReasons } from '../policy.ts'

export const acceptance = z.strictObject({
  answer_id: z.int('Pilih jawabannya.').positive('Pilih jawabannya.'),
})

export const flag = z.strictObject({
  reason: z.enum(flagReasons, `Pilih salah satu: ${flagReasons.join(', ')}.`),
  note: linesOfText('Tulis keterangannya.').max(500, 'Keterangan paling panjang 500 huruf.').default(''),
})

export const peopleFilter = z.object({
  q: z
    .string('Tulis awal namanya.')
    .overwrite(oneLine)
    .min(2, 'Tulis paling sedikit dua huruf.')
    .max(60, 'Paling panjang 60 huruf.'),
})

export const personShape = z.object({ id: z.int(), name: z.string(), place: z.string().nullable() })
