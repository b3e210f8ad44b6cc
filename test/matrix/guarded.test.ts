import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { staffActionEndpoints } from '#src/features/giving-desk/staff-actions/api.ts'

/** Actions on money, roles, factors, duties and settings, by path prefix; notes and labels are none. */
const guarded =
  /^(?!GET )\w+ \/(?:desk\/donations|desk\/settings|desk\/menu|desk\/people(?!\/\{id\}\/(?:notes|labels))|desk\/participants\/\{id\}\/pics|desk\/institution\/(?:handover|resignation)|desk\/campaigns|desk\/pledges|desk\/notices|desk\/participant-edits|auth\/factors|auth\/me|auth\/password|auth\/deletion$|users\/\{id\}\/factors|user\/invitation|pic-links|claim-decisions|desk\/claims)/

test('every act on money, role, factor, duty or settings says which proof it needs', () => {
  const silent = endpoints.filter(({ where, proof }) => guarded.test(where) && proof === undefined)
  expect(silent.map(({ where }) => where)).toEqual([])
})

test('every act on money, role, factor, duty or settings leaves a security event', () => {
  const silent = endpoints.filter(({ where, securityEvent }) => guarded.test(where) && !securityEvent)
  expect(silent.map(({ where }) => where)).toEqual([])
})

test('every write of the acts on gifts is covered by the list of guarded paths', () => {
  const writes = staffActionEndpoints.map(({ where }) => where).filter((where) => !where.startsWith('GET '))
  expect(writes.filter((where) => !guarded.test(where))).toEqual([])
})

test('GET /v1/openapi.json: an endpoint that needs a proof can be answered 403', () => {
  const open = endpoints.filter(({ proof, gate }) => proof && proof !== 'none' && gate.session !== 'required')
  expect(open.map(({ where }) => where)).toEqual([])
})
