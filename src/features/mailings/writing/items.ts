import { allKinds, kindOf } from '#src/kinds.ts'
import type { Kind } from '#src/wire/kind.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'

/** Kinds whose items a mailing can show with picture, lead and link. */
export const itemNames = ['news', 'event', 'campaign', 'download'] as const
export type ItemName = (typeof itemNames)[number]
export type ItemKind = Kind & { kind: ItemName; address: (slug: string) => string }

export const itemKinds = itemNames.map((name) => kindOf(allKinds, name)) as unknown as readonly ItemKind[]

/** An item by its kind and slug, as an address or a block of a text names it. */
export type ItemRef = { kind: ItemName; slug: string }

/** The item that an address of the site leads to; null for any other page. */
export function itemAt(path: string): ItemRef | null {
  for (const { kind, address } of itemKinds) {
    const place = address('')
    const slug = path.startsWith(place) ? path.slice(place.length).replace(/[?#].*/s, '') : ''
    if (/^[a-z0-9-]+$/.test(slug)) return { kind, slug }
  }
  return null
}

/** The item of a block (`itemBlock`), and the title under which it was inserted; null if its page is of no such kind. */
export function itemOfBlock(block: string): (ItemRef & { title: string }) | null {
  const [, path = '', title = ''] = /href="([^"]*)">([^<]*)/.exec(block) ?? []
  const ref = itemAt(path)
  return ref && { ...ref, title: textOfHtml(title) }
}

/** Path of an item's page. */
export const itemPath = ({ kind, slug }: ItemRef): string =>
  itemKinds.find((one) => one.kind === kind)!.address(slug)
