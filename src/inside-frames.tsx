import { Outlet } from 'react-router'
import { DeletionBanner } from './features/accounts/privacy/deletion-banner.tsx'
import { PageError } from './frames.tsx'
import { useRoot } from './root.tsx'
import { AuthLayout } from './ui/layouts/auth-layout.tsx'
import { DeskLayout } from './ui/layouts/desk-layout.tsx'
import { ErrorLayout } from './ui/layouts/error-layout.tsx'
import { MemberLayout } from './ui/layouts/member-layout.tsx'

/** Around the member area and the forum. */
export function MemberFrame() {
  const { site, visitor } = useRoot()
  if (!visitor) return null
  return (
    <MemberLayout site={site} visitor={visitor}>
      <DeletionBanner dueAt={visitor.deletionDueAt} />
      <Outlet />
    </MemberLayout>
  )
}

/** Around profile and security: only the person, and the way out. */
export function AuthFrame() {
  const { site, visitor } = useRoot()
  if (!visitor) return null
  return (
    <AuthLayout site={site} visitor={visitor}>
      <DeletionBanner dueAt={visitor.deletionDueAt} />
      <Outlet />
    </AuthLayout>
  )
}

/** Around the desk. */
export function DeskFrame() {
  const { visitor } = useRoot()
  if (!visitor) return null
  return (
    <DeskLayout visitor={visitor}>
      <Outlet />
    </DeskLayout>
  )
}

/** When a frame itself cannot be had: the error page in bars of its own. */
export function FrameError() {
  const { site, visitor } = useRoot()
  return (
    <ErrorLayout site={site} visitor={visitor}>
      <PageError />
    </ErrorLayout>
  )
}
