import fc from 'fast-check'
import { checkSafety } from './money-checks.ts'
import { type Gift, type Scene, truthOf } from './money-scene.ts'

type Run = (scene: Scene) => Promise<void>
/** One thing that happens; where it cannot, as the gateway stands then, nothing does. */
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

/** Something done at the gateway: to the first gift from `n` on with which it can be done; `act` says null where not. */
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
