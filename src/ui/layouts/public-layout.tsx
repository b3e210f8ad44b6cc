import type { ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import type { Site, Visitor } from '../site.ts'
import { BottomNav } from './bottom-nav.tsx'
import { ChatButton } from './chat-button.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

type PublicLayoutProps = {
  site: Site
  visitor: Visitor | null
  /** True if the page begins with a dark hero: the bar at scroll 0 is white text on dark. */
  overDeep?: boolean
  /** The visitor counter, shown in the footer. */
  counter?: ReactNode
  children: ReactNode
}

/** Bars, main, footer, chat button and bottom bar around every public page. */
export function PublicLayout({ site, visitor, overDeep = false, counter, children }: PublicLayoutProps) {
  return (
    <div className="relative flex min-h-dvh flex-col max-md:pb-17.5">
      <SkipLink />
      {overDeep && <div className="no-print absolute inset-x-0 top-0 h-16 bg-deep md:h-31" />}
      <header className="no-print sticky top-0 z-30 md:-top-11">
        <ContactBar site={site} visitor={visitor} />
        <TopBar site={site} visitor={visitor} overDeep={overDeep} />
      </header>
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site}>{counter}</Footer>
      <ChatButton whatsapp={site.whatsapp} />
      <BottomNav home={paths.home} />
    </div>
  )
}
