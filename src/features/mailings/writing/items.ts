import { addressedKinds, allKinds, kindOf } from '#src/kinds.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import { type ItemName, itemNames } from '#src/wire/mail-item.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'

export type ItemKind = Kind & { kind: ItemName; address: (slug: string) => string }

export const itemKinds = itemNames.map((name) => kindOf(allKinds, name)) as unknown as readonly ItemKind[]

/** An item by its kind and slug, as an address or a block of a text names it. */
export type ItemRef = { kind: ItemName; slug: string }

/** The item of one of these kinds that a path leads to; null for any other page. */
function itemIn<Name extends string>(
  kinds: readonly { kind: Name; address: (slug: string) => string }[],
  path: string,
): { kind: Name; slug: string } | null {
  for (const { kind, address } of kinds) {
    const place = address('')
    const slug = path.startsWith(place) ? path.slice(place.length).replace(/[?#].*/s, '') : ''
    if (/^[a-z0-9-]+$/.test(slug)) return { kind, slug }
  }
  return null
}

/** Addresses below those of items that are pages of their own. */
const others: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'))

/** The item of any kind with pages that a path leads to; null for other pages. */
export const addressedAt = (path: string) =>
  others.has(path.replace(/[?#].*/s, '')) ? null : itemIn(addressedKinds, path)

/** The item of a block (`itemBlock`), and the title under which it was inserted; null if its page is of no such kind. */
export function itemOfBlock(block: string): (ItemRef & { title: string }) | null {
  const [, path = '', title = ''] = /href="([^"]*)">([^<]*)/.exec(block) ?? []
  const ref = itemIn(itemKinds, path)
  return ref && { ...ref, title: textOfHtml(title) }
}

/** Path of an item's page. */
export const itemPath = ({ kind, slug }: ItemRef): string =>
  itemKinds.find((one) => one.kind === kind)!.address(slug)
