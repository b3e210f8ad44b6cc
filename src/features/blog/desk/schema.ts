import { z } from 'zod'
import { personName } from '#src/wire/person-name.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { changeFields, contentFilterFields, newTextFields, sceneField } from '../../content/schema.ts'
import { scenes } from '../../covers/scene-names.ts'
import { affiliationFields } from '../../institutions/schema.ts'

const themeId = z.int('Pilih tema.').positive('Pilih tema.')
const author = personName('Tulis nama penulis.')
  .min(3, 'Nama paling pendek 3 huruf.')
  .max(100, 'Nama paling panjang 100 huruf.')

export const deskBlogFilter = z.object({ ...contentFilterFields, theme: idNumber.optional() })
export const newPost = z.strictObject({
  ...newTextFields,
  theme_id: themeId,
  author,
  scene: sceneField.default(null),
  region_id: affiliationFields.region_id.default(null),
  participant_id: affiliationFields.participant_id.default(null),
})
export const postChange = z.strictObject({
  ...changeFields,
  theme_id: themeId.optional(),
  author: author.optional(),
  scene: sceneField.optional(),
  ...z.object(affiliationFields).partial().shape,
})

/** Values of a post besides its text. */
export const postDetailsShape = z.object({
  scene: z.enum(scenes).nullable(),
  region_id: z.int().nullable(),
  participant_id: z.int().nullable(),
})
export type PostDetailsWire = z.output<typeof postDetailsShape>
