import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, imageShape } from '#src/wire/shapes.ts'

export const teamFlags = ['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional'] as const

export const teamFilter = z.object({
  ...pageQuery(),
  flag: z.enum(teamFlags, { error: `Pilih salah satu: ${teamFlags.join(', ')}.` }).optional(),
  region: idNumber.optional(),
})
export type TeamFilter = z.output<typeof teamFilter>

export const teamShape = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  about: z.string(),
  image: imageShape.nullable(),
  lembaga: z.string(),
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  wa_number: z.string().nullable(),
  linkedin: z.string().nullable(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  twitter: z.string().nullable(),
  social_media: z.array(
    z.object({ type: z.enum(['linkedin', 'facebook', 'instagram', 'twitter']), url: z.string() }),
  ),
  flag: z.enum(teamFlags),
  created_by: z.int().nullable(),
  created_at: z.iso.datetime(),
})
export type TeamWire = z.output<typeof teamShape>
