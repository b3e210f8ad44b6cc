import { paths } from '#src/urls/paths.ts'
import type { MenuEntry } from './menu.ts'

/** Navigation of the member area; the public one is in `menu.ts`, the desk's in `desk-menu.ts`. */
export const memberMenu: MenuEntry[] = [
  { to: paths.member, label: 'HOME' },
  { to: paths.regions, label: 'REGION' },
  { to: paths.forum, label: 'FORUM' },
  { to: paths.news, label: 'NEWS' },
  { to: paths.memberDonations, label: 'DONASI' },
]
