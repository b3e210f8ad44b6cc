import fc from 'fast-check'
import { checkSafety } from './money-checks.ts'
import { type Gift, type Scene, truthOf } from './money-scene.ts'

type Run = (scene: Scene) => Promise<void>
/** One event; does nothing if the gateway's state does not allow it. */
export type Step = { name: string; run: Run }

export const step = (name: string, run: Run): Step => ({
  name,
  async run(scene) {
    await run(scene)
    await checkSafety(scene)
  },
})

export const MOST_GIFTS = 8

export const which = fc.nat({ max: MOST_GIFTS - 1 })
export const giftAt = ({ gifts }: Scene, n: number): Gift | undefined =>
  gifts.length ? gifts[n % gifts.length] : undefined

type Found = NonNullable<Awaited<ReturnType<typeof truthOf>>>

/** An event at the gateway: for the first gift from `n` on that allows it; `act` is null for others. */
export const atGateway =
  (n: number, act: (found: Found, gift: Gift, scene: Scene) => Promise<unknown> | null): Run =>
  async (scene) => {
    for (let turn = 0; turn < scene.gifts.length; turn += 1) {
      const gift = giftAt(scene, n + turn)!
      const found = await truthOf(scene, gift)
      const done = found && act(found, gift, scene)
      if (done) return void (await done)
    }
  }
