import { contentColumns, contentOf } from './description.ts'
import type { Columns } from './queries.ts'
import type { PageFields } from './schema.ts'

type Held = {
  email: string | null
  description1: string
  description2: string
  content: string | null
  sanitizerVersion: number | null
  totalMember: number
  image: string | null
  imageAlt: string
  links: string
}

/** Published page fields by their wire names. */
export const fieldsOf = (held: Held): PageFields => ({
  email: held.email,
  description_1: held.description1,
  description_2: held.description2,
  description_2_html: contentOf(held),
  total_member: held.totalMember,
  image: held.image,
  image_alt: held.imageAlt,
  links: held.links,
})

const columnOf = {
  email: 'email',
  description_1: 'description1',
  description_2: 'description2',
  total_member: 'totalMember',
  image: 'image',
  image_alt: 'imageAlt',
  links: 'links',
} as const satisfies Record<Exclude<keyof PageFields, 'description_2_html'>, keyof Columns>

/** Database columns from wire fields. */
export const columnsOf = ({ description_2_html: html, ...fields }: Partial<PageFields>): Columns => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [columnOf[name as keyof typeof columnOf], value]),
  ),
  ...(html !== undefined && contentColumns(html)),
})

/** One value in two forms. */
const story: readonly PropertyKey[] = ['description_2', 'description_2_html']

/** Fields that differ from the current ones, before and after; of a story both forms, even if one is the same. */
export function differences<Fields extends object>(
  now: Fields,
  wish: { [Name in keyof Fields]?: Fields[Name] | undefined },
): { before: Partial<Fields>; after: Partial<Fields> } {
  const given = (Object.keys(wish) as (keyof Fields)[]).filter(
    (name) => name in now && wish[name] !== undefined,
  )
  const others = given.filter((name) => wish[name] !== now[name])
  const isOtherStory = others.some((name) => story.includes(name))
  const names = given.filter((name) => others.includes(name) || (isOtherStory && story.includes(name)))
  const pick = (from: object) =>
    Object.fromEntries(names.map((name) => [name, (from as Fields)[name]])) as Partial<Fields>
  return { before: pick(now), after: pick(wish) }
}
