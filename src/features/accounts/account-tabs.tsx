import { Tabs } from '#src/ui/tabs.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

const tabs = [
  { to: paths.profile, label: words.profile },
  { to: paths.security, label: words.security },
  { to: furtherPaths.memberPrivacy, label: words.privacy },
]

/** Tabs between the pages of the own account. */
export function AccountTabs({ current }: { current: string }) {
  return (
    <Tabs label={words.yourAccount} items={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === current }))} />
  )
}
