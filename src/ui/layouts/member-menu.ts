import { paths } from '#src/urls/paths.ts'
import type { MenuEntry } from './menu.ts'

export const memberMenu: MenuEntry[] = [
  { to: paths.member, label: 'HOME' },
  { to: paths.regions, label: 'REGION' },
  { to: paths.forum, label: 'FORUM' },
  { to: paths.news, label: 'NEWS' },
  { to: paths.memberDonations, label: 'DONASI' },
]
