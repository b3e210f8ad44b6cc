import { z } from 'zod'
import { formatPhone } from '#src/wire/phone.ts'
import { optionalPhoneText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { mainMenuShape, menuShape, settingsShape } from '../schema.ts'
import * as words from './api-words.id.ts'

const {
  about_menu: _about,
  main_menu: _main,
  participant_edits: _edits,
  brand: _brand,
  ...settings
} = settingsShape.shape
const version = z.int(sharedWords.reload).min(0, sharedWords.reload)

/** Text settings by name; the others have their own forms. */
export type Texts = Omit<
  z.output<typeof settingsShape>,
  'about_menu' | 'main_menu' | 'participant_edits' | 'brand'
>
export const textKeys = Object.keys(settings) as (keyof Texts)[]

/** Settings without defaults: omitted ones stay unchanged. */
const wished = Object.fromEntries(
  Object.entries(settings).map(([name, shape]) => [name, shape.removeDefault().optional()]),
) as unknown as { [K in keyof Texts]: z.ZodOptional<z.ZodType<Texts[K], Texts[K]>> }

export const settingsChange = z.strictObject({
  version,
  ...wished,
  phone: optionalPhoneText('any', words.phoneOrNothing).transform(formatPhone).optional(),
  whatsapp: optionalPhoneText('any', words.whatsAppOrNothing)
    .transform((phone) => phone.replace('+', ''))
    .optional(),
})
export const deskSettingsShape = z.object({ version: z.int(), ...settings })
export type DeskSettingsWire = z.output<typeof deskSettingsShape>

export const menuChange = z.strictObject({
  version,
  /** Null restores the default. */
  groups: menuShape.min(1, words.leaveOneColumn).max(3, sharedWords.atMost3Columns).nullable(),
  main: mainMenuShape
    .refine((entries) => entries.some(({ hidden }) => !hidden), words.leaveOneLink)
    .nullable()
    .optional(),
})
export const menuAnswer = z.object({
  version: z.int(),
  groups: menuShape,
  main: mainMenuShape,
  /** Pages that the menus can link to by name. */
  pages: z.array(z.object({ to: z.string(), title: z.string() })),
  /** Addresses in the menus whose page readers cannot see. */
  unreadable: z.array(z.string()),
})
export type MenuWire = z.output<typeof menuAnswer>
