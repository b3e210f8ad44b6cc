import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { createLog } from '../log.ts'
import { startWorker, type Worker } from './start-worker.ts'

type Task = { add?: number; afterMs?: number; isFatal?: boolean; isEndless?: boolean; isPid?: boolean }

const program = {
  name: 'count',
  source: new URL('../../../test/support/counting-worker.ts', import.meta.url),
}

const isUp = (worker: Worker<Task, number>) => eventually(() => expect(worker.isReady()).toBe(true))

async function aWorker(more: { silenceMs?: number } = {}) {
  const log = createLog('silent')
  const worker = startWorker<Task, number>({ program, setup: { from: 40 }, log, ...more })
  onTestFinished(() => worker.stop())
  const alarms = vi.spyOn(log, 'error')
  await isUp(worker)
  return { worker, alarms }
}

test('a worker begins with what it is given and answers several at a time', async () => {
  const { worker } = await aWorker()
  const slow = worker.ask({ add: 1, afterMs: 50 })
  const quick = worker.ask({ add: 1 })
  expect(await Promise.race([slow.then(() => 'slow'), quick.then(() => 'quick')])).toBe('quick')
  expect(await slow).toBe(42)
})

test('one that ends by itself fails what it was asked, with an alarm, and another takes its place', async () => {
  const { worker, alarms } = await aWorker()
  const under = worker.ask({ afterMs: 60_000 })
  await expect(Promise.all([under, worker.ask({ isFatal: true })])).rejects.toThrow('ended')
  expect(worker.isReady()).toBe(false)
  expect(alarms).toHaveBeenCalledWith(
    expect.objectContaining({ code: 7, alarm: 'worker ended' }),
    'worker ended',
  )
  await isUp(worker)
  expect(await worker.ask({})).toBe(40)
})

test('one that falls silent is ended, and another takes its place', async () => {
  const { worker, alarms } = await aWorker({ silenceMs: 2_500 })
  await expect(worker.ask({ isEndless: true })).rejects.toThrow('ended')
  expect(alarms).toHaveBeenCalledWith(expect.objectContaining({ signal: 'SIGKILL' }), 'worker ended')
  await isUp(worker)
  expect(await worker.ask({})).toBe(40)
})

test('one that cannot be started is tried again', async () => {
  const { execPath } = process
  process.execPath = '/not/there'
  const log = createLog('silent')
  const alarms = vi.spyOn(log, 'error')
  const worker = startWorker<Task, number>({ program, setup: { from: 40 }, log })
  onTestFinished(() => worker.stop())
  await eventually(() => expect(alarms).toHaveBeenCalled()).finally(() =>
    Object.assign(process, { execPath }),
  )
  await isUp(worker)
  expect(await worker.ask({ add: 2 })).toBe(42)
  expect(alarms).toHaveBeenCalledOnce()
})

test('stopped, it ends without an alarm', async () => {
  const { worker, alarms } = await aWorker()
  await worker.stop()
  expect(worker.isReady()).toBe(false)
  expect(alarms).not.toHaveBeenCalled()
})

test('it gives way to the site, also where the kernel shares processors out among sessions', async () => {
  const { worker } = await aWorker()
  const pid = await worker.ask({ isPid: true })
  expect(getPriority(pid)).toBe(10)
  const ours = sessionOf(process.pid)
  if (!ours) return
  await eventually(() => expect(sessionOf(pid)!.rank).toBe(10))
  expect(sessionOf(pid)!.name).not.toBe(ours.name)
})

/** Session of a process and its autogroup rank; undefined where sessions have none. */
function sessionOf(pid: number) {
  const file = `/proc/${pid}/autogroup`
  if (!existsSync(file)) return
  const [name, , rank] = readFileSync(file, 'utf8').trim().split(' ')
  return { name, rank: Number(rank) }
}

test('measure: tells the metrics of the worker, each with its process', async () => {
  const { worker } = await aWorker()
  const metrics = await worker.measure()
  const values = metrics.flatMap(({ values }) => values)
  expect(metrics.map(({ name }) => name)).toContain('payment_gateway_errors_total')
  expect(new Set(values.map(({ labels }) => labels.process))).toEqual(new Set(['work']))
})
