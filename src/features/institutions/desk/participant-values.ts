import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { pageBody, pageValues } from '../page/page-values.ts'
import type { DeskInstitutionWire } from '../page/schema.ts'

/** Form values of an institution. */
export const valuesOf = (item: DeskInstitutionWire): Values => ({
  ...pageValues(item),
  title: item.title,
  slug: item.slug,
  region_id: String(item.id_region),
  founded: item.founded === null ? '' : String(item.founded),
  address: item.address,
})

/** Request body from the form values. */
export const bodyOf = (values: Values) => ({
  ...pageBody(values),
  title: values.title ?? '',
  region_id: Number(values.region_id || Number.NaN),
  founded: values.founded ? wholeNumber(values.founded) : null,
  address: values.address ?? '',
})
