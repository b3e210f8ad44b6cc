import { z } from 'zod'
import { personName } from '#src/wire/person-name.ts'
import { idNumber } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { changeFields, contentFilterFields, newTextFields, sceneField } from '../../content/schema.ts'
import { scenes } from '../../covers/scene-names.ts'
import { affiliationFields } from '../../institutions/schema.ts'
import * as words from './api-words.id.ts'

const themeId = z.int(words.chooseTopic).positive(words.chooseTopic)
const author = personName(words.authorMissing)
  .min(3, sharedWords.nameTooShort)
  .max(100, sharedWords.nameTooLong)

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
