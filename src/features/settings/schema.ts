import { z } from 'zod'
import { languageChoices } from '#src/wire/language.ts'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'
import { brandShape, builtInBrand, keptBrandShape } from './brand-schema.ts'

const line = (max: number) => lineOfText('Tulis teks.').max(max, `Paling panjang ${max} huruf.`)
const lines = (max: number) => linesOfText('Tulis teks.').max(max, `Paling panjang ${max} huruf.`)
const name = (max: number) => line(max).min(2, 'Paling pendek 2 huruf.')
const WEB = 'Tulis alamat lengkap yang diawali https://, atau kosongkan.'
const webAddress = lineOfText(WEB)
  .max(300, 'Paling panjang 300 huruf.')
  .refine((text) => text === '' || /^https$/.test(URL.parse(text)?.protocol.slice(0, -1) ?? ''), WEB)
const STORY = 'Tulis alamat satu berita di situs ini, misalnya /news/sorgum-kembali.'
/** Slug of a news item in its address, with or without the site's name. */
export const storySlug = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/news\/([a-z0-9-]+)\/?$/.exec(address)?.[1]
const EMAIL = 'Tulis alamat lengkap, misalnya nama@contoh.id'

const MENU_ADDRESS =
  'Tulis alamat yang diawali / untuk halaman di situs ini, atau diawali https:// untuk situs lain.'
/** Parts of the site that readers have no business in. */
const INSIDE = /^\/(?:desk|v1|dev)(?:\/|$)/i
const HERE = 'situs.invalid'

/** Target of a menu entry: a root-relative address for readers, or a full `https` one without a login in it. */
const menuAddress = lineOfText(MENU_ADDRESS)
  .max(300, 'Paling panjang 300 huruf.')
  .refine((text) => isMenuAddress(text), MENU_ADDRESS)
  .refine((text) => !INSIDE.test(pathOf(text)), 'Halaman itu tidak untuk pembaca. Pilih alamat lain.')

/** Page of a menu entry: its address without query and anchor. */
export const pageOf = (to: string) => to.replace(/[?#].*/s, '')

const pathOf = (text: string) => URL.parse(text, `https://${HERE}`)?.pathname ?? ''

function isMenuAddress(text: string): boolean {
  const url = URL.parse(text, `https://${HERE}`)
  if (!url || /[\s\\]/.test(text)) return false
  if (text.startsWith('/')) return url.host === HERE
  return /^https:\/\/[^/]/i.test(text) && !url.username && !url.password
}

const menuEntries = (longest: number) =>
  z
    .array(z.strictObject({ to: menuAddress, label: name(longest), hidden: z.boolean().optional() }))
    .max(12, 'Paling banyak 12 tautan.')

/** Columns of the About menu. */
export const menuShape = z.array(z.strictObject({ title: name(40), entries: menuEntries(60) }))
export type MenuGroups = z.output<typeof menuShape>
/** The main menu; its entry to `/about` opens the About menu. */
export const mainMenuShape = menuEntries(30)
export type MainMenu = z.output<typeof mainMenuShape>

/** All settings with type and default; the table stores only deviations. */
export const settingsShape = z.object({
  site_name: name(80).default('Jaringan Karya Layanan'),
  short_name: name(20).default('JKL'),
  about: lines(600).default(''),
  vision: lines(600).default(''),
  mission: lines(1_000).default(''),
  address: lines(300).default(''),
  phone: line(30).default(''),
  email: lineOfText(EMAIL)
    .pipe(z.union([z.literal(''), z.email(EMAIL).max(254, 'Paling panjang 254 huruf.')], EMAIL))
    .default(''),
  whatsapp: z
    .string()
    .regex(/^(62[0-9]{8,13})?$/, 'Tulis nomor tanpa tanda, diawali 62. Contoh: 6281234567890')
    .default(''),
  social_x: webAddress.default(''),
  social_instagram: webAddress.default(''),
  social_facebook: webAddress.default(''),
  social_youtube: webAddress.default(''),
  bank_name: line(80).default(''),
  bank_account: lineOfText('Tulis nomor rekening.')
    .regex(/^([0-9][0-9 .-]{3,33})?$/, 'Hanya angka, spasi, titik, dan tanda hubung.')
    .default(''),
  bank_holder: line(100).default(''),
  /** Official list entry that makes gifts to this body tax-deductible; '' if there is none. */
  tax_list: line(160).default(''),
  /** Collection permit of gifts that are for no campaign, as donors read it; '' if there is none. */
  giving_permit: line(160).default(''),
  /** Address of the latest audited report, here or elsewhere; '' if there is none. */
  audited_report: z.union([z.literal(''), menuAddress], MENU_ADDRESS).default(''),
  /** Columns of the About menu; null for the default ones. */
  about_menu: menuShape.max(3, 'Paling banyak 3 kolom.').nullable().default(null),
  /** Entries of the main menu; absent or null for the default ones. */
  main_menu: mainMenuShape.nullable().optional(),
  /** Publication of PICs' page changes: after review by the secretariat, or directly. */
  participant_edits: z.enum(['reviewed', 'direct'], 'Pilih salah satu.').default('reviewed'),
  /** Counting of links in mailings: each link, never who followed it. */
  count_clicks: z.enum(['on', 'off'], 'Pilih salah satu.').default('on'),
  /** Languages in which readers find the site beside Indonesian. */
  languages: z.enum(languageChoices, 'Pilih salah satu.').default(''),
  hero_title: line(120).default('Satu tenunan, ratusan tangan.'),
  hero_text: lines(400).default(''),
  /** One result of the field on the home page: a number, what it counts, its year; shown when all three are given. */
  result_value: z
    .string()
    .regex(/^([1-9][0-9]{0,11})?$/, 'Tulis angka saja, tanpa titik. Contoh: 1250')
    .default(''),
  result_text: line(80).default(''),
  result_year: z
    .string()
    .regex(/^((?:19|20)[0-9]{2})?$/, 'Tulis tahun dengan empat angka, misalnya 2026.')
    .default(''),
  /** Address of the news item whose first block quote is the voice of the home page; '' for none. */
  voice_story: lineOfText(STORY)
    .max(300, 'Paling panjang 300 huruf.')
    .refine((text) => text === '' || storySlug(text) !== undefined, STORY)
    .default(''),
  /** Office hours, as on the contact page. */
  office_hours: lines(300).default(''),
  /** Province of the office (Kemendagri code), its point on the map of the contact page. */
  office_province: z
    .string()
    .regex(/^([0-9]{2})?$/, 'Pilih provinsi.')
    .default(''),
  /** The look that counts; its draft is `brand_draft`. */
  brand: keptBrandShape.default(builtInBrand),
})
export type Settings = z.output<typeof settingsShape>

/** The settings as everybody reads them: of the look only what deviates from the built-in one. */
export const publicSettingsShape = settingsShape
  .omit({ brand: true, count_clicks: true, languages: true })
  .extend({ brand: brandShape.optional(), languages: z.string().optional() })
export type PublicSettings = z.output<typeof publicSettingsShape>
