import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'

/** Tabs between the pages of a person at the desk. */
export const PersonTabs = ({ id, current }: { id: number; current: 'data' | 'timeline' }) => (
  <Tabs
    label="Halaman orang ini"
    items={[
      { to: deskPaths.person(id), label: 'Data', isCurrent: current === 'data' },
      {
        to: deskPaths.personTimeline(id),
        label: 'Riwayat dan catatan',
        isCurrent: current === 'timeline',
      },
    ]}
  />
)
