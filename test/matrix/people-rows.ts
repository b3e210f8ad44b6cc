import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, FORBIDDEN, UNKNOWN } from './answers.ts'
import { type Caller, type Cell, row, type Scene } from './cell.ts'
import { asDouble, cooked, unproven } from './doubles.ts'

const ADMIN = '401 403 403 403 403 403 200'
const ADMIN_MADE = '401 403 403 403 403 403 201'
const NO_ADMIN = '401 403 403 403 403 403 404'
const NO_DESK = '401 403 403 403 403 404 404'

/** An existing item, for any caller. */
const standing =
  (operation: string) =>
  async ({ site }: Scene) => {
    const hands = toolsOf(site)
    return recipes[operation]!(hands, await makePerson(hands))
  }
/** The same for a missing person. */
const nobody = (operation: string) => async (scene: Scene) => ({
  ...(await standing(operation)(scene)),
  ...UNKNOWN,
})
const own =
  (operation: string) =>
  async (scene: Scene, { me }: Caller) => ({ ...(await standing(operation)(scene)), params: { id: me.id } })
const ofSecretariat = (operation: string) => async (scene: Scene) => {
  const { id } = await makePerson(toolsOf(scene.site), { role: 'staff', userType: 'sekretariat' })
  return { ...(await standing(operation)(scene)), params: { id } }
}

const people = [
  ...row('GET /desk/people', '', `${DESK} 200`),
  ...row('GET /desk/people', 'by a label', DESK, () => ({ query: { label: 1 } })),
  ...row('GET /desk/people/export', '', DESK),
  ...row('GET /desk/people/{id}', "another's", DESK, standing('GET /desk/people/{id}')),
  ...row('GET /desk/people/{id}', 'unknown', NO_DESK, () => UNKNOWN),
  ...['POST', 'DELETE'].flatMap((method) => {
    const where = `${method} /desk/people/{id}/suspension`
    return [
      ...row(where, 'a member', DESK, standing(where)),
      ...row(where, 'of the secretariat', ADMIN, ofSecretariat(where)),
      ...row(where, 'oneself', FORBIDDEN, own(where)),
      ...row(where, 'unknown', NO_DESK, nobody(where)),
    ]
  }),
  ...row('PATCH /desk/people/{id}', 'a member', DESK, standing('PATCH /desk/people/{id}')),
  ...row('PATCH /desk/people/{id}', 'of the secretariat', ADMIN, ofSecretariat('PATCH /desk/people/{id}')),
  ...row('PATCH /desk/people/{id}', 'oneself', FORBIDDEN, own('PATCH /desk/people/{id}')),
  ...row('PATCH /desk/people/{id}', 'unknown', NO_DESK, nobody('PATCH /desk/people/{id}')),
  ...['PUT /desk/people/{id}/duties', 'POST /desk/people/{id}/erasure'].flatMap((where) => [
    ...row(where, "another's", ADMIN, standing(where)),
    ...row(where, 'oneself', FORBIDDEN, own(where)),
    ...row(where, 'unknown', NO_ADMIN, nobody(where)),
    ...row(where, 'no proof', FORBIDDEN, unproven(where)),
  ]),
  ...row(
    'GET /desk/people/{id}/merge/{into}',
    'two others',
    ADMIN,
    standing('GET /desk/people/{id}/merge/{into}'),
  ),
  ...row('GET /desk/people/{id}/merge/{into}', 'unknown', NO_ADMIN, () => ({
    params: { id: 999_999, into: 999_998 },
  })),
  ...row('POST /desk/people/{id}/merge', 'two others', ADMIN, standing('POST /desk/people/{id}/merge')),
  ...row('POST /desk/people/{id}/merge', 'oneself', FORBIDDEN, own('POST /desk/people/{id}/merge')),
  ...row('POST /desk/people/{id}/merge', 'unknown', NO_ADMIN, nobody('POST /desk/people/{id}/merge')),
  ...row('POST /desk/people/{id}/merge', 'no proof', FORBIDDEN, unproven('POST /desk/people/{id}/merge')),
  ...row(
    'DELETE /desk/people/{id}/suspension',
    'no proof',
    FORBIDDEN,
    unproven('DELETE /desk/people/{id}/suspension'),
  ),
  ...row('POST /desk/people/import', '', DESK, standing('POST /desk/people/import')),
  ...row('POST /desk/people/import', 'no proof', FORBIDDEN, unproven('POST /desk/people/import')),
  ...row('GET /desk/registrations', '', DESK),
  ...row('POST /desk/registrations/resend', 'waiting', DESK, standing('POST /desk/registrations/resend')),
  ...row('POST /desk/registrations/resend', 'nobody there', NO_DESK, () => ({
    body: { email: 'tidak-ada@contoh.example' },
  })),
  ...row('POST /user/invitation', 'a link', '200', standing('POST /user/invitation')),
]

const timeline = 'GET /desk/people/{id}/timeline'
const newNote = 'POST /desk/people/{id}/notes'
const oneNote = '/desk/people/{id}/notes/{note}'
const newLabel = 'POST /desk/people/{id}/labels'
const oneLabel = 'DELETE /desk/people/{id}/labels/{label}'
const UNKNOWN_NOTE = { params: { id: 999_999, note: 999_999 } }
const UNKNOWN_LABEL = { params: { id: 999_999, label: 999_999 } }
const withUnknown = (operation: string, unknown: object) => async (scene: Scene) => ({
  ...(await standing(operation)(scene)),
  ...unknown,
})

const notesAndLabels = [
  ...row(timeline, "another's", `${DESK} 404`, standing(timeline)),
  ...row(timeline, 'unknown', `${NO_DESK} 404`, () => UNKNOWN),
  ...row(newNote, 'about another', '401 403 403 403 403 201 201', standing(newNote)),
  ...row(newNote, 'about nobody', NO_DESK, nobody(newNote)),
  ...row(`PATCH ${oneNote}`, 'own', DESK, cooked(`PATCH ${oneNote}`)),
  ...row(`PATCH ${oneNote}`, "another's", FORBIDDEN, standing(`PATCH ${oneNote}`)),
  ...row(`PATCH ${oneNote}`, 'unknown', NO_DESK, withUnknown(`PATCH ${oneNote}`, UNKNOWN_NOTE)),
  ...row(`DELETE ${oneNote}`, "another's", ADMIN, standing(`DELETE ${oneNote}`)),
  ...row(`DELETE ${oneNote}`, 'own', ADMIN, cooked(`DELETE ${oneNote}`)),
  ...row(`DELETE ${oneNote}`, 'gone', ADMIN, () => UNKNOWN_NOTE),
  ...row('GET /desk/labels', '', DESK),
  ...row('PATCH /desk/labels/{id}', '', DESK, standing('PATCH /desk/labels/{id}')),
  ...row('PATCH /desk/labels/{id}', 'unknown', NO_DESK, nobody('PATCH /desk/labels/{id}')),
  ...row(newLabel, 'for another', DESK, standing(newLabel)),
  ...row(newLabel, 'for nobody', NO_DESK, nobody(newLabel)),
  ...row(oneLabel, "another's", DESK, standing(oneLabel)),
  ...row(oneLabel, 'of nobody', NO_DESK, () => UNKNOWN_LABEL),
]

const audit = [
  ...row('GET /desk/audit', '', ADMIN),
  ...row('GET /desk/audit', 'who saw somebody', ADMIN, ({ cast }) => ({
    query: { subject: cast.stranger.id, reads: '1' },
  })),
  ...row('GET /desk/security-events', '', ADMIN),
  ...row('GET /desk/audit/export', '', ADMIN),
  ...row('GET /desk/audit/chain', '', ADMIN),
  ...row('POST /desk/audit/checks', '', ADMIN),
]

const prepareCopy = 'POST /desk/privacy/{id}/copy'
const takeCopy = 'GET /desk/privacy/{id}/copy'
/** A copy that the caller, or somebody else, prepared. */
const prepared = (isOwn: boolean) =>
  asDouble(async (hands, person) => {
    const { id } = person
    const ask = await recipes[prepareCopy]!(hands, person)
    const copyBy = isOwn ? id : (await makePerson(hands)).id
    const copyUntil = new Date(hands.now().getTime() + 60_000)
    await hands.db
      .updateTable('privacyCases')
      .set({ copyBy, copyUntil })
      .where('id', '=', Number(ask.params!.id))
      .execute()
    return ask
  })

const privacy = [
  ...row(prepareCopy, 'there', ADMIN, standing(prepareCopy)),
  ...row(prepareCopy, 'unknown', NO_ADMIN, nobody(prepareCopy)),
  ...row(prepareCopy, 'no proof', FORBIDDEN, unproven(prepareCopy)),
  ...row(takeCopy, 'prepared', ADMIN, prepared(true)),
  ...row(takeCopy, 'prepared by another', '401 403 403 403 403 403 409', prepared(false)),
  ...row('GET /desk/privacy', '', ADMIN),
  ...row('POST /desk/privacy', '', ADMIN_MADE, standing('POST /desk/privacy')),
  ...row('GET /desk/privacy/{id}', 'there', ADMIN, standing('GET /desk/privacy/{id}')),
  ...row('GET /desk/privacy/{id}', 'unknown', NO_ADMIN, () => UNKNOWN),
  ...row('PATCH /desk/privacy/{id}', 'there', ADMIN, standing('PATCH /desk/privacy/{id}')),
  ...row('PATCH /desk/privacy/{id}', 'unknown', NO_ADMIN, nobody('PATCH /desk/privacy/{id}')),
  ...row('POST /desk/privacy/{id}/steps', 'there', ADMIN, standing('POST /desk/privacy/{id}/steps')),
  ...row('POST /desk/privacy/{id}/steps', 'unknown', NO_ADMIN, nobody('POST /desk/privacy/{id}/steps')),
]

/**
 * docs/reference/contract.md#4-roles: staff find people, suspend members, resend activation; roles, erasing,
 * merging, log: admins.
 */
export const peopleRows: Cell[] = [...people, ...notesAndLabels, ...audit, ...privacy]
