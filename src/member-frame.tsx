import { Outlet } from 'react-router'
import { useRoot } from './root.tsx'
import { MemberLayout } from './ui/layouts/member-layout.tsx'

/** The frame of the member area, a chunk of its own: guests never load it. */
export function Component() {
  const { site, visitor } = useRoot()
  if (!visitor) return null
  return (
    <MemberLayout site={site} visitor={visitor}>
      <Outlet />
    </MemberLayout>
  )
}
