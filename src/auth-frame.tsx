import { Outlet } from 'react-router'
import { useRoot } from './root.tsx'
import { AuthLayout } from './ui/layouts/auth-layout.tsx'

/** The frame of profile and security: only the person, and the way out. */
export function Component() {
  const { site, visitor } = useRoot()
  if (!visitor) return null
  return (
    <AuthLayout site={site} visitor={visitor}>
      <Outlet />
    </AuthLayout>
  )
}
