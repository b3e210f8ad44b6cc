import { Tabs } from '#src/ui/tabs.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'

const tabs = [
  { to: paths.profile, label: 'Profil' },
  { to: paths.security, label: 'Keamanan' },
  { to: furtherPaths.memberPrivacy, label: 'Privasi' },
]

/** Tabs between the pages of the own account. */
export function AccountTabs({ current }: { current: string }) {
  return <Tabs label="Akun Anda" items={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === current }))} />
}
