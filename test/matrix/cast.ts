import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'

/** Seven roles with an account, and two people as owners of others' items. */
const people = [
  'umum',
  'partisipan',
  'pic',
  'moderator',
  'staff',
  'admin',
  'editor',
  'colleague',
  'stranger',
] as const
type Name = (typeof people)[number]

export type Member = { id: number; email: string; role: string; token: string }
export type Cast = Awaited<ReturnType<typeof makeCast>>

/**
 * People for the roles of docs/reference/contract.md#4-roles. Partisipan, PIC and colleague are of one institution, the
 * stranger of another; the editor's region has none of them. A second admin and the stranger's own PIC exist, so that nobody is the last or the only one.
 */
export async function makeCast(site: FreshApp, passwordHash: string) {
  const { db, write, as } = site
  const [ours, another] = [await makeParticipant(write), await makeParticipant(write)]
  const ofOurs = { participantId: ours.id, userType: 'partisipan' }
  const ofAnother = { participantId: another.id, userType: 'partisipan' }
  const secretariat = { userType: 'sekretariat' }
  const given: Record<Name, Parameters<typeof makeUser>[1]> = {
    umum: {},
    partisipan: ofOurs,
    pic: { ...ofOurs, isPic: true },
    moderator: { isModerator: true },
    staff: { ...secretariat, role: 'staff' },
    admin: { ...secretariat, role: 'admin' },
    editor: {},
    colleague: ofOurs,
    stranger: ofAnother,
  }
  const regionId = 1
  const enter = async (fields: Parameters<typeof makeUser>[1]): Promise<Member> => {
    const { id, email, role } = await makeUser(db, { passwordHash, regionId, ...fields })
    return { id, email, role, token: (await as({ id, role })).token }
  }
  await enter({ ...secretariat, role: 'admin' })
  await enter({ ...ofAnother, isPic: true })
  const entries: [Name, Member][] = []
  for (const name of people) entries.push([name, await enter(given[name])])
  const cast = Object.fromEntries(entries) as Record<Name, Member>
  const edited = await makeRegion(write, { title: 'Region pengurus' })
  await makeEditor(db, cast.editor.id, edited)
  return { ...cast, ours: ours.id, another: another.id, edited }
}
