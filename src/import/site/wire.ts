import { z } from 'zod'

/**
 * Answers of other sites with the calls of docs/reference/specification.md#7-calls, as far as imported; unknown fields
 * are ignored.
 */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const line = z.string().trim().min(1)
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value))
const image = z
  .union([z.object({ url: z.string() }), z.string()])
  .nullish()
  .transform((value) => (typeof value === 'object' ? (value?.url ?? null) : value || null))
const named = z.object({ title: line, slug: z.string().optional() })

/** Origin of an item; its institution is found by name among those that the site has. */
const affiliation = { region: named.nullish(), participant: named.nullish() }

const dated = z.object({
  ...affiliation,
  slug: line,
  title: line,
  excerpt: text,
  content: text,
  author: text,
  image,
  published_at: moment,
})
export const newsWire = dated.extend({ category: named })
export const postWire = dated.extend({ tema: named })

export const eventWire = z.object({
  ...affiliation,
  slug: line,
  title: line,
  description: text,
  content: text,
  image,
  place: text,
  address: text,
  start_at: moment,
  end_at: moment,
  timezone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']).catch('Asia/Jakarta'),
})

export const downloadWire = z.object({
  slug: line,
  title: line,
  description: text,
  category: named,
  file: z.object({ name: line, url: z.string({ error: 'is not for guests' }) }),
  published_at: moment,
})

export const pageWire = z.object({ slug: line, title: line, excerpt: text, content: text })

export const participantWire = z.object({
  slug: line,
  title: line,
  email: z.email().nullish().catch(null),
  description_1: text,
  description_2: text,
  total_member: z.int().min(0).catch(0),
  founded: z.int().nullish(),
  address: text,
  links: z.array(z.string()).catch([]),
  image,
  title_region: line,
})

export const regionWire = z.object({ title: line, province_code: z.string().nullish() })

const link = z
  .string()
  .nullish()
  .transform((value) => value || null)
export const memberWire = z.object({
  name: line,
  title: text,
  about: text,
  image,
  lembaga: text,
  region: named.nullish(),
  wa_number: link,
  linkedin: link,
  facebook: link,
  instagram: link,
  twitter: link,
  flag: z.enum(['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional']),
})

export const questionWire = z.object({
  question: line,
  body: text,
  category: line,
  is_faq: z.boolean(),
  author: text,
  accepted_answer: z.object({ body: line, author: text }).nullish(),
})
