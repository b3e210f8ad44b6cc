import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sendActivation } from '#src/features/accounts/registration/send-activation.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { connectOnce } from '../database/open-client.ts'
import { createLog } from '../log.ts'
import { createQueue, queueSchema } from './queue.ts'

const { db, siteUrl } = await freshApp()

test('two processes that work on one queue do each job once', async () => {
  const done: number[] = []
  const job = {
    name: sendActivation.name,
    run: async ({ number }: { number: number }) => void done.push(number),
  }
  const nodes = await Promise.all([1, 2].map(() => createQueue({ url: siteUrl, log: createLog('silent') })))
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  const send = (given: readonly number[], node = nodes[0]!) =>
    db.transaction().execute(async (tx) => {
      for (const number of given) await node.sendLaterIn(tx)(job, { number })
    })
  await send(numbers)
  await Promise.all(nodes.map((node) => node.work([job], {})))
  await eventually(() => expect(done.length).toBeGreaterThanOrEqual(60))
  const last = 60
  await send([last], nodes[1]!)
  await eventually(() => expect(done).toContain(last))
  expect(done.toSorted((a, b) => a - b)).toEqual([...numbers, last])
})

test('a job waits for its turn, before others if somebody waits for it', async () => {
  const urgencies: (boolean | undefined)[] = []
  const turn = Promise.withResolvers<void>()
  const done: string[] = []
  const job = (name: string, isUrgent?: boolean) => ({
    name,
    ...(isUrgent && { isUrgent }),
    run: async () => void done.push(name),
  })
  const all = [job('send-reset', true), job('mail-claim')]
  const node = await createQueue({ url: siteUrl, log: createLog('silent') })
  onTestFinished(() => node.stop())
  await db.transaction().execute(async (tx) => {
    for (const one of all) await node.sendLaterIn(tx)(one, {})
  })
  await node.work(all, {}, (urgency) => {
    urgencies.push(urgency?.isUrgent)
    return turn.promise
  })
  await eventually(() => expect(urgencies.toSorted()).toEqual([false, true]))
  expect(done).toEqual([])
  turn.resolve()
  await eventually(() => expect(done.toSorted()).toEqual(['mail-claim', 'send-reset']))
})

test('queue: a job sent in a failed transaction never runs', async () => {
  const done: string[] = []
  const job = {
    name: sendActivation.name,
    run: async ({ word }: { word: string }) => void done.push(word),
  }
  const node = await createQueue({ url: siteUrl, log: createLog('silent') })
  onTestFinished(() => node.stop())
  const send = (word: string, fails: boolean) =>
    db.transaction().execute(async (tx) => {
      await node.sendLaterIn(tx)(job, { word })
      if (fails) throw new Error('taken back')
    })
  await expect(send('lost', true)).rejects.toThrow('taken back')
  await send('kept', false)
  await node.work([job], {})
  await eventually(() => expect(done).toContain('kept'))
  expect(done).toEqual(['kept'])
})

test('createQueue: a job that finds the database away waits for it, which costs none of its tries', async () => {
  const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const failures = [
    away(),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
  ]
  const done: number[] = []
  const job = {
    name: sendActivation.name,
    async run({ number }: { number: number }) {
      const failure = failures.shift()
      if (failure) throw failure
      done.push(number)
    },
  }
  const node = await createQueue({ url: siteUrl, log: createLog('silent') })
  onTestFinished(() => node.stop())
  await db.transaction().execute((tx) => node.sendLaterIn(tx)(job, { number: 4_417 }))
  await node.work([job], {})
  await eventually(() => expect(done).toEqual([4_417]))
  const { rows } = await sql<{ retryCount: number }>`
    select retry_count from pgboss.job where data ->> 'number' = '4417'`.execute(db)
  expect(rows).toEqual([{ retryCount: 0 }])
})

test('queueSchema: a job that no longer exists has no schedule', async () => {
  const { ownerUrl, siteUrl } = await freshDatabase()
  const job = { name: 'kept-job', cron: '50 19 * * *', run: async () => {} }
  await queueSchema(ownerUrl, [job]).install(new URL(siteUrl).username)
  const owner = await connectOnce(ownerUrl)
  onTestFinished(() => owner.end())
  const { rows } = await owner.query('select name from pgboss.schedule')
  expect(rows).toEqual([{ name: 'kept-job' }])
})
