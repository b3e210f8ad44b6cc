import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as words from './words.id.ts'

/** Tabs between the pages of a person at the desk. */
export const PersonTabs = ({ id, current }: { id: number; current: 'data' | 'timeline' }) => (
  <Tabs
    label={words.pagesOfPerson}
    items={[
      { to: deskPaths.person(id), label: words.data, isCurrent: current === 'data' },
      {
        to: deskPaths.personTimeline(id),
        label: words.history,
        isCurrent: current === 'timeline',
      },
    ]}
  />
)
