import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, FORBIDDEN, UNKNOWN } from './answers.ts'
import { type Caller, type Cell, row, type Scene } from './cell.ts'
import { unproven } from './doubles.ts'

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

const privacy = [
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
export const peopleRows: Cell[] = [...people, ...audit, ...privacy]
