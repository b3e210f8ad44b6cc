import { paths } from '#src/urls/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import type { PageWire } from './schema.ts'

/** A page of the secretariat as the site knows it (docs/reference/specification.md#3-entities). */
export type Page = {
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
