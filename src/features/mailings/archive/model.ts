import type { CardItem } from '#src/ui/card.tsx'
import { formatDate } from '#src/ui/format.ts'
import type { Translations } from '#src/ui/head.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Language } from '#src/wire/language.ts'
import { itemBlock } from '#src/wire/media.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import { coverFor } from '../../covers/model.ts'
import type { MailingRowWire, MailingWire } from './schema.ts'

/** A mailing of the archive as the pages know it. */
export type MailingRow = {
  lang?: Language | undefined
  id: number
  slug: string
  title: string
  excerpt: string
  image: ImageWire
  list: { slug: string; name: string }
  publishedAt: string
  updatedAt: string
}
type Item = MailingWire['items'][number]
export type Mailing = MailingRow & {
  content: string
  translations?: Translations | undefined
  /** The text in pieces: prose, and items of the site where it links to them. */
  pieces: { key: number; html: string; item: Item | undefined }[]
}

export const toMailingRow = (wire: MailingRowWire): MailingRow => ({
  lang: wire.lang,
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  excerpt: wire.excerpt,
  image: wire.image,
  list: wire.list,
  publishedAt: wire.published_at,
  updatedAt: wire.updated_at,
})

export const toMailing = (wire: MailingWire): Mailing => ({
  ...toMailingRow(wire),
  content: wire.content,
  translations: translationsIn(wire),
  pieces: piecesOf(wire),
})

const atItems = new RegExp(`(${itemBlock.source})`)

const piecesOf = ({ content, items }: MailingWire): Mailing['pieces'] =>
  content.split(atItems).map((html, key) => ({
    key,
    html,
    item: items.find(({ link }) => html.startsWith(`<figure class="item"><a href="${link}">`)),
  }))

/** A mailing as a card of the given picture size (CSS px). */
export const toCard = (row: MailingRow, { width, height }: { width: number; height: number }): CardItem => ({
  to: paths.mailing(row.slug),
  title: row.title,
  lang: row.lang,
  category: row.list.name,
  excerpt: row.excerpt,
  date: { iso: row.publishedAt, text: formatDate(row.publishedAt) },
  cover: coverFor(row.image, width, height),
})
