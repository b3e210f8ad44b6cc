import { z } from 'zod'

const line = (max: number) => z.string().trim().max(max)
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)])

/** Every setting of the site, its kind and what it starts as; the table holds what differs. */
export const settingsShape = z.object({
  site_name: line(80).default('Jaringan Karya Layanan'),
  short_name: line(20).default('JKL'),
  about: line(600).default(''),
  vision: line(600).default(''),
  mission: line(1_000).default(''),
  address: line(300).default(''),
  phone: line(30).default(''),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  whatsapp: z
    .string()
    .regex(/^(62[0-9]{8,13})?$/)
    .default(''),
  social_x: webAddress.default(''),
  social_instagram: webAddress.default(''),
  social_facebook: webAddress.default(''),
  social_youtube: webAddress.default(''),
  bank_name: line(80).default(''),
  bank_account: z
    .string()
    .regex(/^([0-9][0-9 .-]{3,33})?$/)
    .default(''),
  bank_holder: line(100).default(''),
  /** Under what the site stands in the list of bodies whose gifts may be deducted from income; '' for not. */
  tax_list: line(160).default(''),
  hero_title: line(120).default('Satu tenunan, ratusan tangan.'),
  hero_text: line(400).default(''),
})
export type Settings = z.output<typeof settingsShape>
