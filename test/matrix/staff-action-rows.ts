import { randomUUID } from 'node:crypto'
import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, FORBIDDEN, UNKNOWN } from './answers.ts'
import { type Caller, type Cell, row, type Scene } from './cell.ts'
import { unproven } from './doubles.ts'

/** An existing item, for any caller. */
const standing =
  (operation: string) =>
  async ({ site }: Scene) => {
    const hands = toolsOf(site)
    return recipes[operation]!(hands, await makePerson(hands))
  }
const unknown = (operation: string) => async (scene: Scene) => ({
  ...(await standing(operation)(scene)),
  params: { order_id: `JKL-${'0'.repeat(26)}`, act: 999_999 },
})

/** A request above five million by the caller, or by staff if the caller may make none. */
async function ownRequest({ site, cast }: Scene, { me }: Caller) {
  const { token } = me.role === 'member' ? cast.staff : me
  const hands = toolsOf(site)
  const { body } = await recipes['POST /desk/donations']!(hands, { ...me, token })
  const wish = { ...(body as object), amount: 6_000_000, idempotency_key: randomUUID() }
  const gift = (await hands.call('POST /desk/donations', token, wish)) as {
    order_id: string
    acts: { id: number }[]
  }
  return { order_id: gift.order_id, act: gift.acts[0]!.id }
}
const deciding = (approve: boolean) => async (scene: Scene, caller: Caller) => ({
  params: await ownRequest(scene, caller),
  body: { approve, note: '' },
})

const MADE_AT_DESK = '401 403 403 403 403 201 201'
const NONE_AT_DESK = '401 403 403 403 403 404 404'
const NOBODY = '401 403 403 403 403 403 403'
const BY_ADMIN = '401 403 403 403 403 403 200'
const NONE_BY_ADMIN = '401 403 403 403 403 403 404'
const layout = 'POST /desk/donations/statement/layout'
const disproof = 'POST /desk/donations/{order_id}/disproof'
const decision = 'POST /desk/donations/{order_id}/acts/{act}/decision'
const READ_GOODS = 'GET /desk/gifts-in-kind/{id}'
const VOID_GOODS = 'POST /desk/gifts-in-kind/{id}/void'
const onGifts = [
  'POST /desk/donations/{order_id}/confirmation',
  'POST /desk/donations/{order_id}/rejection',
  'POST /desk/donations/{order_id}/correction',
  'POST /desk/donations/{order_id}/refunds',
  'POST /desk/donations/{order_id}/name-removal',
  'POST /desk/donations/{order_id}/acts/{act}/sent',
]

const onDisbursements = [
  'GET /desk/disbursements/{id}',
  'POST /desk/disbursements/{id}/decision',
  'POST /desk/disbursements/{id}/void',
  'POST /desk/disbursements/{id}/proof',
]

/**
 * docs/reference/contract.md#4-roles: staff and admins act on gifts, an admin alone on the gateway's reports; above
 * five million another person decides; a refund needs a proof.
 */
export const staffActionRows: Cell[] = [
  ...row('GET /desk/gifts-in-kind', '', DESK),
  ...row('POST /desk/gifts-in-kind', '', MADE_AT_DESK, standing('POST /desk/gifts-in-kind')),
  ...[READ_GOODS, VOID_GOODS].flatMap((operation) => [
    ...row(operation, 'that fits', DESK, standing(operation)),
    ...row(operation, 'unknown', NONE_AT_DESK, async (scene) => ({
      ...(await standing(operation)(scene)),
      ...UNKNOWN,
    })),
  ]),
  ...row('GET /desk/transfers', '', DESK),
  ...row('GET /desk/acts', '', DESK),
  ...row('POST /desk/donations', '', MADE_AT_DESK, standing('POST /desk/donations')),
  ...row('POST /desk/donations/import', '', DESK, standing('POST /desk/donations/import')),
  ...row('POST /desk/donations/statement', 'that fits', DESK, standing('POST /desk/donations/statement')),
  ...row('POST /desk/donations/statement', 'unproven', FORBIDDEN, unproven('POST /desk/donations/statement')),
  ...row(layout, 'of a new header', DESK, standing(layout)),
  ...row('GET /desk/donations/{order_id}', 'known', DESK, standing('GET /desk/donations/{order_id}')),
  ...row('GET /desk/donations/{order_id}', 'unknown', NONE_AT_DESK, () => ({
    params: { order_id: `JKL-${'0'.repeat(26)}` },
  })),
  ...onGifts.flatMap((operation) => [
    ...row(operation, 'that fits', DESK, standing(operation)),
    ...row(operation, 'unknown', NONE_AT_DESK, unknown(operation)),
  ]),
  ...row(
    'POST /desk/donations/{order_id}/refunds',
    'unproven',
    NOBODY,
    unproven('POST /desk/donations/{order_id}/refunds'),
  ),
  ...row(disproof, 'that fits', BY_ADMIN, standing(disproof)),
  ...row(disproof, 'unknown', NONE_BY_ADMIN, unknown(disproof)),
  ...row(decision, "another's", DESK, standing(decision)),
  ...row(decision, 'unknown', NONE_AT_DESK, unknown(decision)),
  ...row(decision, 'own, agreeing', NOBODY, deciding(true)),
  ...row(decision, 'own, taking back', DESK, deciding(false)),
  ...row('GET /desk/disbursements', '', DESK),
  ...row('GET /desk/disbursements/funds', '', DESK),
  ...row('GET /desk/disbursements/choices', '', DESK),
  ...row('POST /desk/disbursements', 'that fits', MADE_AT_DESK, standing('POST /desk/disbursements')),
  ...row('POST /desk/disbursements', 'unproven', NOBODY, unproven('POST /desk/disbursements')),
  ...onDisbursements.flatMap((operation) => [
    ...row(operation, 'that fits', DESK, standing(operation)),
    ...row(operation, 'unknown', NONE_AT_DESK, async (scene) => ({
      ...(await standing(operation)(scene)),
      params: { id: 999_999 },
    })),
  ]),
]
