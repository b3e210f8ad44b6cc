import type { Values } from '#src/ui/desk/form-answer.ts'
import type { DeskDownloadWire } from './schema.ts'

/** Form values of a download; `file` is a new upload, so empty at first. */
export const valuesOf = (item: DeskDownloadWire): Values => ({
  title: item.title,
  description: item.description,
  category_id: String(item.category.id),
  level: item.level,
  image: item.image?.name ?? '',
  image_alt: item.image_alt,
  image_x: String(item.image_x),
  image_y: String(item.image_y),
  slug: item.slug,
})

const whole = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : text)

/** Request body from a download's form values; fields that the form does not have are omitted. */
export function bodyOf(values: Values): Record<string, unknown> {
  const { title, description, category_id, level, file, image, image_alt, image_x, image_y, slug } = values
  const given = {
    title,
    description,
    level,
    image_alt,
    ...(category_id !== undefined && { category_id: whole(category_id) }),
    ...(image !== undefined && { image: image || null }),
    ...(image_x !== undefined && { image_x: whole(image_x), image_y: whole(image_y) }),
    ...(file && { file }),
    ...(slug && { slug }),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
