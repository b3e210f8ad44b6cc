import { useLoaderData } from 'react-router'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { loadList } from '#src/ui/desk/load-list.ts'
import { page } from '#src/ui/page.ts'
import type { listDeskEvents } from './api.ts'
import { eventColumns } from './event-columns.tsx'
import { eventsPlan } from './events-plan.ts'

export const loader = page(({ api, query }) =>
  loadList({ query }, eventsPlan, (asked) =>
    api<typeof listDeskEvents>('GET /desk/security-events', { session: true, query: asked as never }),
  ),
)

/** Logins, failed attempts, refusals and step-up proofs of all accounts. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title="Kejadian keamanan"
      lead="Login, percobaan yang gagal, permintaan yang ditolak, dan setiap kali orang memastikan diri lagi. Disimpan 90 hari."
      plan={eventsPlan}
      loaded={loaded}
      columns={eventColumns}
      keyOf={({ id }) => id}
      caption="Kejadian keamanan, terbaru dulu"
      nothing="Kejadian pertama muncul begitu ada yang login."
    />
  )
}
