import { institutionRecipes } from '#test/fuzz/institution-recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { changeOf, claimOn, memberOf, newInstitution, picOf } from '#test/support/institution-actors.ts'
import { DESK, FORBIDDEN, UNKNOWN } from './answers.ts'
import { type Ask, type Caller, type Cell, row, type Scene } from './cell.ts'
import { asDouble, cooked, unproven } from './doubles.ts'

/** Actions of a PIC on their own institution, and of the secretariat on all; an editor does not see these. */
const CARE = '401 403 403 200 403 200 200 404'
/** The same on another institution, which a PIC cannot see. */
const CARE_ELSEWHERE = '401 403 403 404 403 200 200 404'
const CARE_MISSED = '401 403 403 404 403 404 404 404'
/** Actions of the secretariat, and of editors, on an institution of another region. */
const REGIONAL = `${DESK} 404`
const PIC_ONLY = '401 403 403 200 403 403 403'
const PIC_NOWHERE = '401 403 403 404 403 403 403'
const DESK_MADE = '401 403 403 403 403 201 201'
const DESK_MISSED = '401 403 403 403 403 404 404'
const REGIONAL_MISSED = `${DESK_MISSED} 404`
const REGIONAL_REFUSED = '401 403 403 403 403 400 400 404'
const REGIONAL_CLASH = '401 403 403 403 403 409 409 404'
const made = 'a'.repeat(43)

type Institutions = { own: number; another: number }

/** As a PIC of a new institution, or as a person with the caller's role; another institution exists. */
const atHome =
  (ask: (hands: ReturnType<typeof toolsOf>, of: Institutions) => Promise<Ask> | Ask) =>
  async (scene: Scene, caller: Caller): Promise<Ask> => {
    const hands = toolsOf(scene.site)
    const of = { own: await newInstitution(hands), another: await newInstitution(hands) }
    const made = await ask(hands, of)
    if (caller.role !== 'pic') return made
    return { ...made, token: (await picOf(hands, of.own)).token }
  }

const claimIn = (which: keyof Institutions, body?: object) =>
  atHome(async (hands, of) => ({ params: { id: await claimOn(hands, of[which]) }, body }))
const membersOf = (which: keyof Institutions) => atHome((_, of) => ({ params: { id: of[which] } }))
const memberIn = (which: keyof Institutions, by: keyof Institutions = which) =>
  atHome(async (hands, of) => ({ params: { id: of[by], user: (await memberOf(hands, of[which])).id } }))

const MEMBERS = 'GET /desk/participants/{id}/members'
const REMOVE = 'DELETE /desk/participants/{id}/members/{user}'
const DECIDE = 'POST /desk/claims/{id}/decision'
const NAME = 'POST /desk/participants/{id}/pics'
const RELEASE = 'DELETE /desk/participants/{id}/pics/{user}'
const HANDOVER = 'POST /desk/institution/handover'
const confirm = { decision: 'confirm' }

const claims: Cell[] = [
  ...row('GET /desk/claims', '', '401 403 403 200 403 200 200 200'),
  ...row('GET /desk/claims/{id}', 'own', CARE, claimIn('own')),
  ...row('GET /desk/claims/{id}', 'another', CARE_ELSEWHERE, claimIn('another')),
  ...row('GET /desk/claims/{id}', 'unknown', CARE_MISSED, () => UNKNOWN),
  ...row(DECIDE, 'own', CARE, claimIn('own', confirm)),
  ...row(DECIDE, 'no proof', FORBIDDEN, unproven(DECIDE)),
  ...row(DECIDE, 'another', CARE_ELSEWHERE, claimIn('another', confirm)),
  ...row(DECIDE, 'unknown', CARE_MISSED, () => ({ ...UNKNOWN, body: confirm })),
]

/** Authorised by a secret, not by a session. */
const links: Cell[] = [
  ...['POST /pic-links', 'POST /claim-decisions', 'POST /endorsements'].flatMap((operation) => [
    ...row(operation, 'real', '200', async ({ site }) => {
      const hands = toolsOf(site)
      return institutionRecipes[operation]!(hands, await makePerson(hands))
    }),
    ...row(operation, 'made up', '400', () => ({
      body: { token: made, ...(operation.includes('claim') && confirm) },
    })),
  ]),
]

const people: Cell[] = [
  ...row(MEMBERS, 'own', CARE, membersOf('own')),
  ...row(MEMBERS, 'another', CARE_ELSEWHERE, membersOf('another')),
  ...row(MEMBERS, 'unknown', CARE_MISSED, () => UNKNOWN),
  ...row(REMOVE, 'own', CARE, memberIn('own')),
  ...row(REMOVE, 'another', CARE_ELSEWHERE, memberIn('another')),
  ...row(REMOVE, 'another’s by the own', CARE_MISSED, memberIn('another', 'own')),
  ...row(
    REMOVE,
    'a PIC',
    '401 403 403 403 403 200 200 404',
    atHome(async (hands, { own }) => ({ params: { id: own, user: (await picOf(hands, own)).id } })),
  ),
  ...row(NAME, 'a member', `${DESK_MADE} 404`, cooked(NAME)),
  ...row(
    NAME,
    'a stranger',
    REGIONAL_REFUSED,
    atHome(async (hands, of) => ({
      params: { id: of.own },
      body: { user_id: (await memberOf(hands, of.another)).id },
    })),
  ),
  ...row(NAME, 'no proof', FORBIDDEN, unproven(NAME)),
  ...row(HANDOVER, 'no proof', FORBIDDEN, unproven(HANDOVER)),
  ...row(NAME, 'unknown', REGIONAL_MISSED, () => ({ ...UNKNOWN, body: { user_id: 1 } })),
  ...row(RELEASE, 'a PIC', REGIONAL, cooked(RELEASE)),
  ...row(RELEASE, 'unknown', REGIONAL_MISSED, () => ({ params: { id: 999_999, user: 999_999 } })),
  ...row(
    HANDOVER,
    'to a member',
    PIC_ONLY,
    atHome(async (hands, { own }) => ({ body: { user_id: (await memberOf(hands, own)).id } })),
  ),
  ...row(
    HANDOVER,
    'to a stranger',
    '401 403 403 400 403 403 403',
    atHome(async (hands, { another }) => ({ body: { user_id: (await memberOf(hands, another)).id } })),
  ),
  ...row(
    'POST /desk/institution/resignation',
    'own',
    PIC_ONLY,
    atHome(() => ({ body: { even_last: true } })),
  ),
  ...row(
    'POST /desk/institution/resignation',
    'the last, unasked',
    '401 403 403 409 403 403 403',
    atHome(() => ({ body: {} })),
  ),
]

const READ = 'GET /desk/participants/{id}'
const CHANGE = 'PATCH /desk/participants/{id}'
const JUDGE = 'POST /desk/participants/{id}/change-decision'
const noInstitution = (body?: object) => asDouble(() => ({ body }))

const pages: Cell[] = [
  ...row('GET /desk/institution', 'own', PIC_ONLY),
  ...row('GET /desk/institution', 'none', PIC_NOWHERE, noInstitution()),
  ...row('GET /desk/institution/giving', 'own', PIC_ONLY),
  ...row('GET /desk/institution/giving', 'none', PIC_NOWHERE, noInstitution()),
  ...row(
    'PATCH /desk/institution',
    'own',
    PIC_ONLY,
    atHome(() => ({ body: { version: 1, total_member: 9 } })),
  ),
  ...row(
    'PATCH /desk/institution',
    'another version',
    '401 403 403 409 403 403 403',
    atHome(() => ({ body: { version: 7, total_member: 9 } })),
  ),
  ...row(
    'PATCH /desk/institution',
    'of another',
    '401 403 403 400 403 403 403',
    atHome((_, { another }) => ({ body: { version: 1, id: another, total_member: 9 } })),
  ),
  ...row(
    'DELETE /desk/institution/change',
    'own',
    PIC_ONLY,
    atHome(() => ({})),
  ),
  ...row('PATCH /desk/participant-edits', '', '401 403 403 403 403 403 200', () => ({
    body: { edits: 'reviewed' },
  })),
  ...row('GET /desk/participants', '', `${DESK} 200`),
  ...row('POST /desk/participants', '', DESK_MADE, cooked('POST /desk/participants')),
  ...row(READ, 'known', REGIONAL, cooked(READ)),
  ...row(READ, 'unknown', REGIONAL_MISSED, () => UNKNOWN),
  ...row(CHANGE, 'known', REGIONAL, cooked(CHANGE)),
  ...row(CHANGE, 'unknown', REGIONAL_MISSED, () => ({ ...UNKNOWN, body: { version: 1 } })),
  ...row(
    CHANGE,
    'another version',
    REGIONAL_CLASH,
    atHome((_, { another }) => ({ params: { id: another }, body: { version: 7 } })),
  ),
  ...['DELETE /desk/participants/{id}', 'POST /desk/participants/{id}/restoration'].flatMap((operation) => [
    ...row(operation, 'known', DESK, cooked(operation)),
    ...row(operation, 'unknown', DESK_MISSED, () => UNKNOWN),
  ]),
  ...row(JUDGE, 'waiting', REGIONAL, cooked(JUDGE)),
  ...row(
    JUDGE,
    'none waits',
    REGIONAL_CLASH,
    atHome((_, { another }) => ({ params: { id: another }, body: { version: 1, decision: 'accept' } })),
  ),
  ...row(
    JUDGE,
    'refused without words',
    REGIONAL_REFUSED,
    atHome(async (hands, { another }) => {
      await changeOf(hands, another)
      return { params: { id: another }, body: { version: 1, decision: 'refuse' } }
    }),
  ),
  ...row(JUDGE, 'unknown', REGIONAL_MISSED, () => ({ ...UNKNOWN, body: { version: 1, decision: 'accept' } })),
]

/**
 * docs/reference/contract.md#4-roles, "Confirm members of the institution", "See donations", "name or remove a PIC".
 */
export const institutionRows: Cell[] = [...claims, ...links, ...people, ...pages]
