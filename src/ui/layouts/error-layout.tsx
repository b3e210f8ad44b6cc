import type { ReactNode } from 'react'
import type { Site, Visitor } from '../site.ts'
import { PublicLayout } from './public-layout.tsx'

type ErrorLayoutProps = { site: Site; visitor: Visitor | null; children: ReactNode }

/** Wraps the error page: the public bars and footer, without the counter, which needs data. */
export function ErrorLayout({ site, visitor, children }: ErrorLayoutProps) {
  return (
    <PublicLayout site={site} visitor={visitor}>
      {children}
    </PublicLayout>
  )
}
