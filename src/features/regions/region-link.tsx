import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Link } from '#src/ui/link.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Region } from './model.ts'

type RegionLinkProps = { id: number; className: string; children: ReactNode }

/** A link to a region's page; the frame of every page knows the regions with their slugs. */
export function RegionLink({ id, className, children }: RegionLinkProps) {
  const { regions } = useRouteLoaderData('root') as { regions: readonly Region[] | null }
  const slug = regions?.find((region) => region.id === id)?.slug
  return (
    <Link to={slug ? paths.region(slug) : paths.regionById(id)} className={className}>
      {children}
    </Link>
  )
}
