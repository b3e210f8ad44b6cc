import type { PageArgs } from '#src/ui/page.ts'
import type { getOwnRegistration } from './api.ts'
import type { OwnRegistrationWire } from './schema.ts'

/** Anchor of the registration on an event's page. */
export const registrationId = 'daftar'

/** The visitor's registration for an event; null for a guest, whose pages are shared. */
export async function fetchOwnRegistration({ api, visitor }: Pick<PageArgs, 'api' | 'visitor'>, id: number) {
  const isGuest = !(await visitor())
  if (isGuest) return { isGuest, own: null as OwnRegistrationWire | null }
  const answer = await api<typeof getOwnRegistration>('GET /events/{id}/registrations/own', {
    session: true,
    params: { id },
  })
  return { isGuest, own: answer.success ? answer.data.registration : null }
}
