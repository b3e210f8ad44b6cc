import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import type { listWaiting } from './features/desk/overview/api.ts'
import { ConsentBanner } from './features/privacy/consent-banner.tsx'
import { DeletionBanner } from './features/privacy/deletion-banner.tsx'
import { PageError } from './frames.tsx'
import { useRoot } from './root.tsx'
import { AuthLayout } from './ui/layouts/auth-layout.tsx'
import { DeskLayout } from './ui/layouts/desk-layout.tsx'
import { ErrorLayout } from './ui/layouts/error-layout.tsx'
import { MemberLayout } from './ui/layouts/member-layout.tsx'
import { page } from './ui/page.ts'
import type { WaitingCounts } from './wire/waiting.ts'

/** Frame of the member area and the forum. */
export function MemberFrame() {
  const { site, visitor } = useRoot()
  if (!visitor) return null
  return (
    <MemberLayout site={site} visitor={visitor}>
      <DeletionBanner dueAt={visitor.deletionDueAt} />
      <ConsentBanner due={visitor.consentsDue} />
      <Outlet />
    </MemberLayout>
  )
}

/** Frame of profile and security: only the person, and a way out. */
export function AuthFrame() {
  const { site, visitor } = useRoot()
  if (!visitor) return null
  return (
    <AuthLayout site={site} visitor={visitor}>
      <DeletionBanner dueAt={visitor.deletionDueAt} />
      <ConsentBanner due={visitor.consentsDue} />
      <Outlet />
    </AuthLayout>
  )
}

/** Loads the menu's numbers of waiting items; without an answer the menu has none. */
export const deskLoader = page(async ({ api }): Promise<WaitingCounts> => {
  const waiting = await api<typeof listWaiting>('GET /desk/waiting', { session: true })
  return waiting.success ? Object.fromEntries(waiting.data.map(({ kind, count }) => [kind, count])) : {}
})

/** Reloads the numbers with each page of the desk, and after each action. */
export const deskShouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
}: ShouldRevalidateFunctionArgs) => formMethod !== 'GET' || currentUrl.pathname !== nextUrl.pathname

/** Frame of the desk. */
export function DeskFrame() {
  const { visitor } = useRoot()
  const waiting = useLoaderData<WaitingCounts>()
  if (!visitor) return null
  return (
    <DeskLayout visitor={visitor} waiting={waiting}>
      <Outlet />
    </DeskLayout>
  )
}

/** Error page in bars of its own, for a frame that cannot be loaded. */
export function FrameError() {
  const { site, visitor } = useRoot()
  return (
    <ErrorLayout site={site} visitor={visitor}>
      <PageError />
    </ErrorLayout>
  )
}
