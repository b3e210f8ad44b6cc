import { deskSearchedKinds } from '#src/kinds.ts'
import { Link } from '#src/ui/link.tsx'
import type { TranslationWire } from '../schema.ts'
import * as words from './words.id.ts'

const way = 'link inline-flex min-h-11 items-center'

/** Links to the original at the desk, and to the translation as readers see it. */
export function Ways({ item: { kind, id, url } }: { item: TranslationWire }) {
  const place = deskSearchedKinds.find((one) => one.kind === kind)
  return (
    <>
      {place && (
        <Link to={place.desk.item(id)} className={way}>
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
