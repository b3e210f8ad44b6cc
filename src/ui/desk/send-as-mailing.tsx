import { useRouteLoaderData } from 'react-router'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { ItemName } from '#src/wire/mail-item.ts'
import { Link } from '../link.tsx'
import type { Visitor } from '../site.ts'
import { sendAsMailing } from './words.id.ts'

/** Link to a new mailing that begins with this item, for those who write mailings. */
export function SendAsMailing({ kind, id }: { kind: ItemName; id: number }) {
  const { visitor } = useRouteLoaderData('root') as { visitor: Visitor | null }
  if (!visitor || !hasOneOf(visitor, ['region', 'staff', 'admin'])) return null
  return (
    <Link to={deskPaths.mailingOf(kind, id)} className="link inline-flex min-h-11 items-center">
      {sendAsMailing}
    </Link>
  )
}
