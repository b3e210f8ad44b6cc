import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { DeskRegionWire } from './schema.ts'

/** Form values of a region that has none yet. */
export const blankRegion: Values = { position: '0', image_x: '50', image_y: '50' }

/** Form values of a region. */
export const regionValues = (region: DeskRegionWire): Values => ({
  title: region.title,
  slug: region.slug ?? '',
  position: String(region.position),
  content: region.content,
  email: region.email ?? '',
  phone: region.phone ?? '',
  address: region.address,
  image: region.image?.name ?? '',
  image_alt: region.image_alt,
  image_x: String(region.image_x),
  image_y: String(region.image_y),
})

/** Request body from the form values; the call validates it. */
export const regionBody = (values: Values) => ({
  title: values.title ?? '',
  position: wholeNumber(values.position),
  content: values.content ?? '',
  email: values.email?.trim() || null,
  phone: values.phone ?? '',
  address: values.address ?? '',
  image: values.image || null,
  image_alt: values.image_alt ?? '',
  image_x: wholeNumber(values.image_x),
  image_y: wholeNumber(values.image_y),
})
