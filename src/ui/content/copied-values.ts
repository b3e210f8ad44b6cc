import type { ContentWire } from '#src/wire/content.ts'
import type { Values } from '../desk/form-answer.ts'
import { withQuery } from '../with-query.ts'
import type { ContentPaths } from './content-desk.ts'
import { valuesOf } from './content-values.ts'

/** Query parameter of the form for a new item that names the item to start from. */
export const COPY = 'salin'

/** Address of the form for a new item, filled in with a copy of this one. */
export const copyPath = ({ fresh }: Pick<ContentPaths, 'fresh'>, id: number) =>
  withQuery(fresh, { [COPY]: String(id) })

/** Pictures in a text, with the frame and caption around them. */
const PICTURES = /<figure(?:(?!<\/figure>)[\s\S])*<img[\s\S]*?<\/figure>|<img[^>]*>/g

/**
 * Form values of an item as the start of another: without its address, its schedule and its pictures. Those belong to
 * whoever uploaded them, and to that item.
 */
export function copiedValues(item: ContentWire): Values {
  const { slug: _slug, publish_at: _at, image: _image, image_alt: _alt, ...text } = valuesOf(item)
  return { ...text, content: item.content.replace(PICTURES, ''), image_x: '50', image_y: '50' }
}
