import { z } from 'zod'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { brandShape, builtInBrand, keptBrandShape } from './brand-schema.ts'
import { languageChoices } from './language-choices.ts'
import { listedKinds } from './listed-kinds.ts'

const line = (max: number) => lineOfText(words.writeText).max(max, words.atMost(max))
const lines = (max: number) => linesOfText(words.writeText).max(max, words.atMost(max))
const name = (max: number) => line(max).min(2, sharedWords.atLeastLetters(2))
const WEB = sharedWords.webAddressUnclear
const webAddress = lineOfText(WEB)
  .max(300, sharedWords.atMostLetters(300))
  .refine((text) => text === '' || /^https$/.test(URL.parse(text)?.protocol.slice(0, -1) ?? ''), WEB)
const STORY = words.newsAddressUnclear
/** Slug of a news item in its address, with or without the site's name. */
export const storySlug = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/news\/([a-z0-9-]+)\/?$/.exec(address)?.[1]
const EMAIL = sharedWords.emailIncomplete

const MENU_ADDRESS = words.linkUnclear
/** Parts of the site that readers have no business in. */
const INSIDE = /^\/(?:desk|v1|dev)(?:\/|$)/i
const HERE = 'situs.invalid'

/** Target of a menu entry: a root-relative address for readers, or a full `https` one without a login in it. */
const menuAddress = lineOfText(MENU_ADDRESS)
  .max(300, sharedWords.atMostLetters(300))
  .refine((text) => isMenuAddress(text), MENU_ADDRESS)
  .refine((text) => !INSIDE.test(pathOf(text)), words.notForReaders)

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
    .max(12, words.atMost12Links)

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
    .pipe(z.union([z.literal(''), z.email(EMAIL).max(254, sharedWords.atMostLetters(254))], EMAIL))
    .default(''),
  whatsapp: z
    .string()
    .regex(/^(62[0-9]{8,13})?$/, words.whatsAppUnclear)
    .default(''),
  social_x: webAddress.default(''),
  social_instagram: webAddress.default(''),
  social_facebook: webAddress.default(''),
  social_youtube: webAddress.default(''),
  bank_name: line(80).default(''),
  bank_account: lineOfText(words.accountNumberMissing)
    .regex(/^([0-9][0-9 .-]{3,33})?$/, words.accountNumberUnclear)
    .default(''),
  bank_holder: line(100).default(''),
  /** Official list entry that makes gifts to this body tax-deductible; '' if there is none. */
  tax_list: line(160).default(''),
  /** Collection permit of gifts that are for no campaign, as donors read it; '' if there is none. */
  giving_permit: line(160).default(''),
  /** Address of the latest audited report, here or elsewhere; '' if there is none. */
  audited_report: z.union([z.literal(''), menuAddress], MENU_ADDRESS).default(''),
  /** Columns of the About menu; null for the default ones. */
  about_menu: menuShape.max(3, sharedWords.atMost3Columns).nullable().default(null),
  /** Entries of the main menu; absent or null for the default ones. */
  main_menu: mainMenuShape.nullable().optional(),
  /** Publication of PICs' page changes: after review by the secretariat, or directly. */
  participant_edits: z.enum(['reviewed', 'direct'], sharedWords.chooseOne).default('reviewed'),
  /** Counting of links in mailings: each link, never who followed it. */
  count_clicks: z.enum(['on', 'off'], sharedWords.chooseOne).default('on'),
  /** Languages in which readers find the site beside Indonesian. */
  languages: z.enum(languageChoices as [string, ...string[]], sharedWords.chooseOne).default(''),
  /** Kinds whose lists in further languages have untranslated items too, with commas between. */
  listed_untranslated: z
    .string()
    .refine(
      (text) => text === '' || text.split(',').every((kind) => listedKinds.some((one) => one === kind)),
      words.kindsUnclear,
    )
    .default(listedKinds.join(',')),
  hero_title: line(120).default('Satu tenunan, ratusan tangan.'),
  hero_text: lines(400).default(''),
  /** One result of the field on the home page: a number, what it counts, its year; shown when all three are given. */
  result_value: z
    .string()
    .regex(/^([1-9][0-9]{0,11})?$/, words.figureUnclear)
    .default(''),
  result_text: line(80).default(''),
  result_year: z
    .string()
    .regex(/^((?:19|20)[0-9]{2})?$/, words.yearUnclear)
    .default(''),
  /** Address of the news item whose first block quote is the voice of the home page; '' for none. */
  voice_story: lineOfText(STORY)
    .max(300, sharedWords.atMostLetters(300))
    .refine((text) => text === '' || storySlug(text) !== undefined, STORY)
    .default(''),
  /** Office hours, as on the contact page. */
  office_hours: lines(300).default(''),
  /** Province of the office (Kemendagri code), its point on the map of the contact page. */
  office_province: z
    .string()
    .regex(/^([0-9]{2})?$/, sharedWords.chooseProvince)
    .default(''),
  /** The look that counts; its draft is `brand_draft`. */
  brand: keptBrandShape.default(builtInBrand),
})
export type Settings = z.output<typeof settingsShape>

/** The settings as everybody reads them: of the look only what deviates from the built-in one. */
export const publicSettingsShape = settingsShape
  .omit({ brand: true, count_clicks: true, languages: true, listed_untranslated: true })
  .extend({ brand: brandShape.optional(), languages: z.string().optional() })
export type PublicSettings = z.output<typeof publicSettingsShape>
