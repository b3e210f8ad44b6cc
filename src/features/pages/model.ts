import type { Translations } from '#src/ui/head.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import type { PageWire } from './schema.ts'

/** A page of the secretariat as the site knows it (docs/reference/specification.md#3-entities). */
export type Page = {
  lang?: Language | undefined
  translations?: Translations | undefined
  id: number
  slug: string
  title: string
  excerpt: string
  content: string
  image: ImageWire
  createdAt: string
  updatedAt: string
}

export const toPage = (wire: PageWire): Page => ({
  lang: wire.lang,
  translations: translationsIn(wire),
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  excerpt: wire.excerpt,
  content: wire.content,
  image: wire.image,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
})

/** Slug of the page at `/about` itself. */
export const ORGANISATION = 'organisasi'

const ownAddresses = new Map<string, string>([
  [ORGANISATION, paths.about()],
  ['privacy-policy', paths.privacy],
  ['terms-of-service', paths.terms],
])

/**
 * The canonical address of a page: below `/about`, except those that
 * docs/reference/specification.md#2-screens-and-routes
 * places elsewhere.
 */
export const pageAddress = (slug: string): string => ownAddresses.get(slug) ?? paths.about(slug)
