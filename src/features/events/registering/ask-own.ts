import type { PageArgs } from '#src/ui/page.ts'
import type { getOwnRegistration } from './api.ts'
import type { OwnRegistrationWire } from './schema.ts'

/** Where on an event's page its registration stands. */
export const registrationId = 'daftar'

/** What the visitor has at an event; null for a guest, whose pages are shared. */
export async function askOwn({ api, visitor }: Pick<PageArgs, 'api' | 'visitor'>, id: number) {
  const isGuest = !(await visitor())
  if (isGuest) return { isGuest, own: null as OwnRegistrationWire | null }
  const answer = await api<typeof getOwnRegistration>('GET /events/{id}/registrations/own', {
    session: true,
    params: { id },
  })
  return { isGuest, own: answer.success ? answer.data.registration : null }
}
