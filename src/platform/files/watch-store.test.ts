import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { uploadForm } from '#src/features/uploads/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { outageOf } from '../count-outages.ts'
import { toFailure } from '../http/envelope.ts'
import { diskFiles } from './disk-files.ts'
import { watchStore } from './watch-store.ts'

test('toFailure: a disk or a bucket that cannot do its work is 503 and an outage of the file store', () => {
  const disk = ['EROFS', 'EIO', 'EACCES', 'ESTALE', 'ENOSPC'].map((code) =>
    Object.assign(new Error(`${code}: open`), { code, syscall: 'open' }),
  )
  const refused = Object.assign(new Error('Access Denied'), { $metadata: { httpStatusCode: 403 } })
  for (const error of [...disk, refused]) {
    expect(toFailure(error), error.message).toMatchObject({ code: 503, headers: { 'retry-after': '5' } })
    expect(outageOf(error)).toEqual({ outage: 'file store' })
  }
  const socket = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' })
  expect(outageOf(socket)).toEqual({ outage: 'database' })
})

test('watchStore: two failed checks in a row make a store away, two good ones bring it back, and one alone neither', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const root = mkdtempSync(join(tmpdir(), 'jejaring-watch-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [here, gone] = [join(root, 'here'), join(root, 'gone')]
  const files = diskFiles(here)
  const checked: Promise<unknown>[] = []
  const isGood = watchStore({
    check() {
      const result = files.check()
      checked.push(result.catch(() => {}))
      return result
    },
  })
  const askAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    const before = checked.length
    isGood()
    await checked.at(-1)
    await vi.advanceTimersByTimeAsync(0)
    return { isGood: isGood(), checks: checked.length - before }
  }
  expect(await askAfter(0)).toEqual({ isGood: true, checks: 1 })
  expect(await askAfter(1_000)).toEqual({ isGood: true, checks: 0 })
  renameSync(here, gone)
  expect(await askAfter(5_000)).toEqual({ isGood: true, checks: 1 })
  renameSync(gone, here)
  expect(await askAfter(2_000)).toEqual({ isGood: true, checks: 1 })
  renameSync(here, gone)
  expect(await askAfter(5_000)).toEqual({ isGood: true, checks: 1 })
  expect(await askAfter(2_000)).toEqual({ isGood: false, checks: 1 })
  renameSync(gone, here)
  expect(await askAfter(5_000)).toEqual({ isGood: false, checks: 1 })
  expect(await askAfter(2_000)).toEqual({ isGood: true, checks: 1 })
})

test('watchStore: a check that hangs counts as failed, and is not joined by others', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const check = vi.fn(() => new Promise<void>(() => {}))
  const isGood = watchStore({ check })
  for (let second = 0; second < 20; second += 1) {
    isGood()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect([isGood(), check.mock.calls.length]).toEqual([false, 1])
})

test('GET /images/…: while the disk of files is away it is 503 like an upload, and /readyz says why', async () => {
  const site = await freshApp()
  const user = await makeUser(site.db)
  const picture = await makeUpload(site.db, user.id)
  const away = `${site.folder}-away`
  renameSync(site.folder, away)
  writeFileSync(site.folder, '')
  onTestFinished(() => {
    rmSync(site.folder)
    renameSync(away, site.folder)
  })
  const body = uploadForm(new Uint8Array(2_000), 'content')
  const member = await site.as(user)
  const answers = [await site.open(`/images/${picture}`), await member.send('POST', '/v1/uploads', { body })]
  for (const answer of answers)
    expect([answer.status, answer.headers.get('retry-after')], await answer.text()).toEqual([503, '5'])
  await eventually(async () => {
    const ready = await site.open('/readyz')
    expect([ready.status, await ready.text()]).toEqual([503, 'not ready: file store'])
  })
})
