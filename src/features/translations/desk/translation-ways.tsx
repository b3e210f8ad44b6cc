import { deskSearchedKinds } from '#src/kinds.ts'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { TranslationWire } from '../schema.ts'
import * as words from './words.id.ts'

const way = 'link inline-flex min-h-11 items-center'

/** Pages of the desk for what its search does not find. */
const others: Partial<Record<TranslationWire['kind'], (id: number) => string>> = {
  region: deskPaths.region,
  participant: deskPaths.participant,
  team: deskPaths.team.item,
  faq: deskPaths.faq.item,
  settings: () => deskPaths.settings,
}

/** Page of an original at the desk; undefined for one that has none of its own. */
function originalOf(kind: TranslationWire['kind'], id: number): string | undefined {
  const searched = deskSearchedKinds.find((one) => one.kind === kind)
  return (searched?.desk.item ?? others[kind])?.(id)
}

/** Links to the original at the desk, and to the translation as readers see it. */
export function Ways({ item: { kind, id, url } }: { item: TranslationWire }) {
  const place = originalOf(kind, id)
  return (
    <>
      {place && (
        <Link to={place} className={way}>
          {words.openOriginal}
        </Link>
      )}
      {url && (
        <Link to={url} reloadDocument className={way}>
          {words.read}
        </Link>
      )}
    </>
  )
}
