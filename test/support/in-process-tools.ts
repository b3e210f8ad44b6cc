import { createCall, type TestTools } from './actor.ts'
import type { FreshApp } from './fresh-app.ts'
import { solveCaptcha } from './solve-captcha.ts'

/** Helpers of a test whose app runs in its own process. */
export const toolsOf = (site: FreshApp): TestTools => ({
  db: site.db,
  now: () => site.time.now,
  origin: 'http://site.test',
  secret: site.services.secret,
  solve: (act) => solveCaptcha(site, act),
  open: async (user) => (await site.as(user)).token,
  settle: (orderId) => site.simulator.settle(orderId, { channel: 'credit_card' }),
  call: createCall(site.send),
})
