import type { ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import type { Site, Visitor } from '../site.ts'
import { BottomNav } from './bottom-nav.tsx'
import { MemberBar } from './member-bar.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import { SmallFooter } from './small-footer.tsx'

/** The home layout (docs/reference/specification.md#layouts), around `/member/**` and `/forum/**`. */
export function MemberLayout({
  site,
  visitor,
  children,
}: {
  site: Site
  visitor: Visitor
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-17.5">
      <SkipLink />
      <MemberBar site={site} visitor={visitor} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SmallFooter site={site} />
      <BottomNav home={paths.member} />
    </div>
  )
}
