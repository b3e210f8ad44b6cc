import { z } from 'zod'
import { formatPhone } from '#src/wire/phone.ts'
import { optionalPhoneText } from '#src/wire/shapes.ts'
import { menuShape, settingsShape } from '../schema.ts'

const { about_menu: _menu, participant_edits: _edits, ...settings } = settingsShape.shape
const version = z.int('Muat ulang halaman ini.').min(0, 'Muat ulang halaman ini.')

/** Every setting that is a text, by its name; the others have forms of their own. */
export type Texts = Omit<z.output<typeof settingsShape>, 'about_menu' | 'participant_edits'>
export const textKeys = Object.keys(settings) as (keyof Texts)[]

/** The settings without what they start as: what is left out stays. */
const wished = Object.fromEntries(
  Object.entries(settings).map(([name, shape]) => [name, shape.removeDefault().optional()]),
) as unknown as { [K in keyof Texts]: z.ZodOptional<z.ZodType<Texts[K], Texts[K]>> }

export const settingsChange = z.strictObject({
  version,
  ...wished,
  phone: optionalPhoneText('any', 'Tulis nomor telepon, atau kosongkan.').transform(formatPhone).optional(),
  whatsapp: optionalPhoneText('any', 'Tulis nomor WhatsApp, atau kosongkan.')
    .transform((phone) => phone.replace('+', ''))
    .optional(),
})
export const deskSettingsShape = z.object({ version: z.int(), ...settings })
export type DeskSettingsWire = z.output<typeof deskSettingsShape>

export const menuChange = z.strictObject({
  version,
  groups: menuShape.min(1, 'Sisakan satu kolom.').max(3, 'Paling banyak 3 kolom.'),
})
export const menuAnswer = z.object({
  version: z.int(),
  groups: menuShape,
  /** The pages that it can lead to. */
  pages: z.array(z.object({ to: z.string(), title: z.string() })),
})
export type MenuWire = z.output<typeof menuAnswer>
