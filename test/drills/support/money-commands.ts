import fc from 'fast-check'
import { disprove, requestRefund, sendLate } from './money-desk.ts'
import { cancel, create, look, repeat } from './money-donor.ts'
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
import { type Step, step } from './money-step.ts'

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
