import fc from 'fast-check'
import { drill } from './support/drill.ts'
import { checkEnd, totalsOf } from './support/money-checks.ts'
import { moneySteps } from './support/money-commands.ts'
import { newScene } from './support/money-scene.ts'
import { makeWorld } from './support/money-world.ts'

await drill('money-model', async (run) => {
  const runs = Number(process.env.RUNS ?? (run.isShort ? 60 : 2_000))
  const world = await makeWorld(run)
  let [happened, seen] = [0, 0]
  const oneRun = fc.asyncProperty(moneySteps, async (steps) => {
    const scene = await newScene(world)
    for (const step of steps) {
      await step.run(scene)
      happened += 1
    }
    await checkEnd(scene)
    seen += scene.gifts.filter(({ receipt }) => receipt !== null).length
  })
  const options = { numRuns: runs, seed: run.seed, endOnFailure: true }
  const { failed, numRuns, counterexample, errorInstance } = await fc.check(oneRun, options)
  const steps = counterexample?.[0].map(({ name }) => name).join(', ')
  if (failed) run.fail(`${(errorInstance as Error).message}\n       within ${steps}`)
  const totals = await totalsOf(world)
  run.say(`       ${numRuns} runs, ${happened} steps, ${totals.orders} orders, ${totals.years} years`)
  run.figure('runs without a difference', failed ? numRuns - 1 : numRuns, { atLeast: runs })
  run.figure('receipts', totals.receipts, { atLeast: runs / 2 })
  run.figure('receipts that are not those seen', Math.abs(totals.receipts - seen), { atMost: 0 })
  run.figure('receipts without one letter of their own', Math.abs(totals.receipts - totals.letters), {
    atMost: 0,
  })
  run.figure('rupiah in valid receipts that are not in the ledger', Math.abs(totals.valid - totals.money), {
    atMost: 0,
  })
  run.figure('gaps in the numbers of a year', totals.gaps, { atMost: 0 })
})
