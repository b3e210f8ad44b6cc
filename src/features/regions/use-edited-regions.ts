import { useRouteLoaderData } from 'react-router'
import type { Visitor } from '#src/ui/site.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { Region } from './model.ts'

/** The open regions that the visitor works for at the desk: an editor theirs, others all. */
export function useEditedRegions(): readonly Region[] {
  const { regions, visitor } = useRouteLoaderData('root') as {
    regions: readonly Region[] | null
    visitor: Visitor | null
  }
  if (!visitor || hasOneOf(visitor, ['staff', 'admin'])) return regions ?? []
  return (regions ?? []).filter(({ id }) => visitor.editsRegions.some((one) => one.id === id))
}
