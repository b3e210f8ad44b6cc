import { z } from 'zod'
import { idNumber, imageShape } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { langShape } from '#src/wire/translated.ts'

/** Region and institution that a text, an event or a campaign comes from; null for none. */
export const affiliationShape = {
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  participant: z.object({ id: z.int(), slug: z.string(), title: z.string() }).nullable(),
}
export type AffiliationWire = z.output<z.ZodObject<typeof affiliationShape>>

/** The institution of a single item, with what its row shows. */
export const carrierShape = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    description_1: z.string(),
    total_member: z.int().min(0),
    image: imageShape,
    ...langShape,
  })
  .nullable()
export type CarrierWire = z.output<typeof carrierShape>

export const affiliationFilter = { region: idNumber.optional(), participant: idNumber.optional() }

/** Both null for what belongs to the whole network. */
export const affiliationFields = {
  region_id: z.int(sharedWords.chooseRegion).positive(sharedWords.chooseRegion).nullable(),
  participant_id: z.int(sharedWords.chooseInstitution).positive(sharedWords.chooseInstitution).nullable(),
}
