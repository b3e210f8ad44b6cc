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

/** Form values of an item as the start of another: without its address, its schedule and its picture, which stay its own. */
export function copiedValues(item: ContentWire): Values {
  const { slug: _slug, publish_at: _at, image: _image, image_alt: _alt, ...text } = valuesOf(item)
  return { ...text, image_x: '50', image_y: '50' }
}
