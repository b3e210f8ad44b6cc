import type { ContentWire } from '#src/wire/content.ts'
import { jakartaTime } from '#src/wire/jakarta-day.ts'
import type { Values } from '../desk/form-answer.ts'

/** Form values of an item. */
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

/** A time as the value of a `datetime-local` field, in Jakarta's time zone. */
const toJakarta = (moment: string) => jakartaTime(new Date(moment)).slice(0, 16)

const whole = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : text)

/** Request body of an item's form values; fields that the form does not have are left out. */
export function textBody(values: Values): Record<string, unknown> {
  const { title, excerpt, content, theme_id, author, image, image_alt, image_x, image_y, slug } = values
  const given = {
    title,
    content,
    author,
    image_alt,
    excerpt: excerpt?.replace(/\s+/g, ' '),
    ...(theme_id !== undefined && { theme_id: whole(theme_id) }),
    ...(image !== undefined && { image: image || null }),
    ...(image_x !== undefined && { image_x: whole(image_x), image_y: whole(image_y) }),
    ...(slug && { slug }),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
