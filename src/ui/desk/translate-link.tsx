import { useRouteLoaderData } from 'react-router'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { useSite } from '../head.tsx'
import { Link } from '../link.tsx'
import type { Visitor } from '../site.ts'
import { translate } from './words.id.ts'

/** Link to the translations of an item, for those who translate, where the site has further languages. */
export function TranslateLink({ kind, id }: { kind: string; id: number }) {
  const { visitor } = useRouteLoaderData('root') as { visitor: Visitor | null }
  const { languages = [] } = useSite().site
  if (languages.length < 2 || !visitor || !hasOneOf(visitor, ['region', 'staff', 'admin'])) return null
  return (
    <Link to={deskPaths.translation(kind, id)} className="link inline-flex min-h-11 items-center">
      {translate}
    </Link>
  )
}
