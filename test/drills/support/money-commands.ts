import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { passOn, reverse } from '#test/support/disbursement-model.ts'
import { disprove, passingOf, requestRefund, sendLate } from './money-desk.ts'
import {
  challenge,
  chargeback,
  choose,
  deny,
  duplicate,
  forgeNotice,
  forgeRefund,
  pay,
  refund,
} from './money-gateway.ts'
import type { Gift, Scene } from './money-scene.ts'
import { giftAt, MOST_GIFTS, type Step, step, which } from './money-step.ts'

const DAY_MS = 86_400_000

async function send(scene: Scene, gift: Gift) {
  const { code, data } = await scene.world.call(scene.token, 'POST', '/payment/transaction', gift.body)
  if (code !== 201 && code !== 503 && code !== 429) throw new Error(`a gift was answered ${code}`)
  if (code !== 201) return
  const orderId = String(data.order_id)
  if (gift.orderId && gift.orderId !== orderId) throw new Error(`${gift.orderId} became ${orderId}`)
  gift.orderId = orderId
}

const create = fc
  .record({ amount: fc.integer({ min: 10_000, max: 5_000_000 }), isLost: fc.boolean() })
  .map(({ amount, isLost }) =>
    step(`create ${amount}${isLost ? ', answer lost' : ''}`, async (scene) => {
      const { gifts, world } = scene
      if (gifts.length >= MOST_GIFTS) return
      const body = { amount, designation: { type: 'general' }, consent: true, idempotency_key: randomUUID() }
      const made = { body, madeAt: world.time.now }
      const none = { orderId: null, hadMoney: false, settledAt: null, returned: 0, toSend: null }
      const gift = { ...made, ...none, isLiedAbout: false, disproofKey: null, receipt: null }
      if (isLost) await world.gateway.outage('lost')
      await send(scene, gift)
      if (isLost) await world.gateway.outage('none')
      gifts.push(gift)
    }),
  )

const repeat = which.map((n) =>
  step(`repeat ${n}`, async (scene) => {
    const gift = giftAt(scene, n)
    // After a day the key may be used for another gift.
    const isFresh = gift && scene.world.time.now.getTime() - gift.madeAt.getTime() < DAY_MS
    if (isFresh) await send(scene, gift)
  }),
)

const cancel = which.map((n) =>
  step(`cancel ${n}`, async (scene) => {
    const gift = giftAt(scene, n)
    if (!gift?.orderId) return
    const { code } = await scene.world.call(scene.token, 'POST', `/payment/${gift.orderId}/cancel`, {})
    if (code !== 200 && code !== 409) throw new Error(`cancelling was answered ${code}`)
  }),
)

const look = which.map((n) =>
  step(`look ${n}`, async (scene) => {
    const gift = giftAt(scene, n)
    if (!gift?.orderId) return
    scene.world.pass(0.05)
    const { code } = await scene.world.call(scene.token, 'GET', `/payment/${gift.orderId}`)
    if (code !== 200) throw new Error(`looking was answered ${code}`)
  }),
)

const STEPS = 40

const hold = fc.constant(step('hold', ({ world }) => world.gateway.notifications('hold').then(() => {})))
const release = fc.constantFrom('sent', 'reversed', 'shuffled').map((order) =>
  step(`release ${order}`, async ({ world }) => {
    await world.gateway.notifications('send')
    await world.gateway.release(order as 'sent')
  }),
)

const failings = ['error', 'html', 'reset', 'missing', 'redirect']
const outage = fc
  .constantFrom(...failings, 'none', 'none', 'none', 'none', 'none', 'none', 'none')
  .map((kind) => step(`gateway: ${kind}`, ({ world }) => world.gateway.outage(kind as 'none').then(() => {})))

const wait = fc.constantFrom(1, 2, 5, 16, 60, 25 * 60).map((minutes) =>
  step(`wait ${minutes} min`, async ({ world }) => {
    world.pass(minutes)
    await world.node.runJobs()
  }),
)

/** Money for the general purpose is passed on, also twice at once, or the latest entry is reversed. */
const disburse = fc
  .record({ share: fc.constantFrom(0.001, 0.2, 0.6, 1.1), times: fc.constantFrom(1, 1, 2) })
  .map((given) => step(`pass on ${given.share} ${given.times}x`, (scene) => passOn(passingOf(scene), given)))
const takeBack = fc.constant(step('reverse the last disbursement', (scene) => reverse(passingOf(scene))))

const restart = fc.constant(step('restart', ({ world }) => world.restart()))

/** Weights of the steps, in percent. */
const weights: [fc.Arbitrary<Step>, number][] = [
  [create, 14],
  [repeat, 5],
  [choose, 12],
  [pay, 13],
  [deny, 6],
  [challenge, 2],
  [refund, 4],
  [requestRefund, 5],
  [sendLate, 3],
  [chargeback, 2],
  [duplicate, 5],
  [forgeNotice, 8],
  [forgeRefund, 3],
  [disprove, 3],
  [disburse, 3],
  [takeBack, 1],
  [cancel, 4],
  [look, 6],
  [hold, 3],
  [release, 3],
  [outage, 4],
  [wait, 3],
  [restart, 1],
]

/** Forty consecutive steps. */
export const moneySteps = fc.array(
  fc.oneof(...weights.map(([arbitrary, weight]) => ({ arbitrary, weight }))),
  { minLength: STEPS, maxLength: STEPS },
)
