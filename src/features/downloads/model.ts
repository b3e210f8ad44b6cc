import type { Translations } from '#src/ui/head.tsx'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import type { Access } from './policy.ts'
import type { DownloadWire } from './schema.ts'

type Category = { id: number; slug: string; title: string }

/** A download as the pages know it (docs/reference/specification.md#3-entities). */
export type Download = {
  lang?: Language | undefined
  translations?: Translations | undefined
  id: number
  slug: string
  title: string
  description: string
  image: ImageWire
  /** `url` is null without access. */
  file: { name: string; size: number; url: string | null; lang?: Language | undefined }
  category: Category
  parentCategory: Category | null
  access: Access
  publishedAt: string
}

export const toDownload = (wire: DownloadWire): Download => ({
  lang: wire.lang,
  translations: translationsIn(wire),
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  description: wire.description,
  image: wire.image,
  file: wire.file,
  category: wire.category,
  parentCategory: wire.parent_category,
  access: wire.access,
  publishedAt: wire.published_at,
})

/** File format as people name it: "PDF". */
export const formatOf = (fileName: string): string => fileName.split('.').at(-1)!.toUpperCase()
