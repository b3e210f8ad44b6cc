import type { ContentWire } from '#src/wire/content.ts'
import type { Values } from '../desk/form-answer.ts'

/** A text as the form shows it. */
export const valuesOf = (item: ContentWire): Values => ({
  title: item.title,
  excerpt: item.excerpt,
  content: item.content,
  theme_id: item.theme ? String(item.theme.id) : '',
  author: item.author ?? '',
  image: item.image?.name ?? '',
  image_alt: item.image_alt,
  image_x: String(item.image_x),
  image_y: String(item.image_y),
  slug: item.slug,
  publish_at: item.publish_at ? toJakarta(item.publish_at) : '',
})

const HOURS_MS = 7 * 3_600_000

/** A moment as a field of day and time has it, by Jakarta's clock. */
const toJakarta = (moment: string) => new Date(Date.parse(moment) + HOURS_MS).toISOString().slice(0, 16)

/** The other way round; what is no day and time is for the call to refuse. */
export const fromJakarta = (text: string) => `${text}:00+07:00`

const whole = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : text)

/** What the form says of a text, as the calls take it; fields that the form does not have are left out. */
export function textBody(values: Values): Record<string, unknown> {
  const { title, excerpt, content, theme_id, author, image, image_alt, image_x, image_y, slug } = values
  const given = {
    title,
    content,
    author,
    image_alt,
    excerpt: excerpt?.replace(/\s*\n\s*/g, ' '),
    ...(theme_id !== undefined && { theme_id: whole(theme_id) }),
    ...(image !== undefined && { image: image || null }),
    ...(image_x !== undefined && { image_x: whole(image_x), image_y: whole(image_y) }),
    ...(slug && { slug }),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
