import type { Values } from '#src/ui/desk/form-answer.ts'
import { readCount } from '#src/wire/read-count.ts'
import type { DeskInstitutionWire } from './schema.ts'

type Shown = Pick<
  DeskInstitutionWire,
  | 'description_1'
  | 'description_2'
  | 'description_2_html'
  | 'email'
  | 'total_member'
  | 'image_name'
  | 'image_alt'
  | 'links'
>

/** Form values of the page. */
export const pageValues = (shown: Shown): Values => ({
  description_1: shown.description_1,
  description_2: shown.description_2,
  description_2_html: shown.description_2_html,
  email: shown.email ?? '',
  total_member: String(shown.total_member),
  image: shown.image_name ?? '',
  image_alt: shown.image_alt,
  links: shown.links,
})

/** Request body from the form values. */
export const pageBody = (values: Values) => ({
  description_1: (values.description_1 ?? '').replace(/\s+/g, ' '),
  // The plain box is there without script only.
  ...(values.description_2 === undefined
    ? { description_2_html: values.description_2_html ?? '' }
    : { description_2: values.description_2 }),
  email: values.email?.trim() || null,
  total_member: readCount(values.total_member),
  image: values.image || null,
  image_alt: values.image_alt ?? '',
  links: values.links ?? '',
})
