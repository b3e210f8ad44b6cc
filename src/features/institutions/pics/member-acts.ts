import { readForm } from '#src/ui/desk/form-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { unwrap } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import { claimIntents, decideOnPage, refusalOfDecision } from '../claims/decide-on-page.ts'
import type { readOwnInstitution } from '../page/api.ts'
import type { deleteMember, postHandover, postResignation } from './api.ts'
import { type ActAnswer, refusalOf } from './refusal-of.ts'

/** Completed act, and the redirect target if not back. */
export type ActDone = { intent: string; to?: string }

const said: Record<string, string> = {
  pastikan: 'Sudah dipastikan. Orangnya kami beri tahu lewat surat.',
  tolak: 'Sudah ditolak. Orangnya kami beri tahu dengan ramah.',
  keluarkan: 'Anggota itu sudah dikeluarkan dari lembaga.',
  tunjuk: 'PIC baru sudah ditunjuk. Ia kami beri tahu lewat surat.',
  lepaskan: 'Tugas PIC sudah dilepaskan.',
}

/** Confirmation message after an act, from the query string. */
export function saidOf(query: URLSearchParams): string | null {
  const done = query.get('tersimpan') ?? ''
  return Object.hasOwn(said, done) ? said[done]! : null
}

/** Handles the buttons of the PIC's members page. */
export async function actOnMembers({ api, request }: PageArgs): Promise<ActAnswer | ActDone> {
  const values = await readForm(request)
  const { intent = '', of = '', terakhir } = values
  if (Object.hasOwn(claimIntents, intent)) {
    const decided = await decideOnPage(api, intent as keyof typeof claimIntents, of)
    return decided.success ? { intent } : refusalOfDecision(values, decided)
  }
  const session = true
  if (intent === 'berhenti') {
    const body = { even_last: terakhir === '1' }
    const left = await api<typeof postResignation>('POST /desk/institution/resignation', { session, body })
    // Former PICs have no access to the desk.
    return left.success ? { intent, to: paths.member } : refusalOf(values, left)
  }
  if (intent === 'serahkan') {
    const body = { user_id: Number(of) }
    const given = await api<typeof postHandover>('POST /desk/institution/handover', { session, body })
    return given.success ? { intent, to: paths.member } : refusalOf(values, given)
  }
  const own = unwrap(await api<typeof readOwnInstitution>('GET /desk/institution', { session })).data
  const removed = await api<typeof deleteMember>('DELETE /desk/participants/{id}/members/{user}', {
    session,
    params: { id: own.id, user: of },
  })
  return removed.success ? { intent: 'keluarkan' } : refusalOf(values, removed)
}
