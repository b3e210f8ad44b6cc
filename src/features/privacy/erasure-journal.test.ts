import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { appendErasure, openErasures, readErasures, readSubscriberErasures } from './erasure-journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (user_id: number) => ({ user_id, erased_at: '2026-11-21T08:00:00.000Z', keeps_byline: false })

test('erasure journal: lists valid entries in order, without revoked or truncated ones', async () => {
  const data = join(folder, 'data')
  expect(await readErasures(data)).toEqual([])
  const journal = openErasures(data)
  await appendErasure(journal, line(1))
  await appendErasure(journal, line(2))
  await appendErasure(journal, { ...line(2), is_void: true })
  appendFileSync(join(data, 'erasures.jsonl'), '{"user_id":3,"era')
  await appendErasure(journal, line(4))
  await appendErasure(journal, line(2))
  expect(await readErasures(data)).toEqual([line(1), line(4), line(2)])
  expect(statSync(join(data, 'erasures.jsonl')).mode & 0o777).toBe(0o600)
})

test('erasure journal: lists erased subscribers apart from accounts of the same number', async () => {
  const data = join(folder, 'subscribers')
  const journal = openErasures(data)
  const guest = (subscriber_id: number) => ({ subscriber_id, erased_at: line(0).erased_at })
  for (const one of [line(1), guest(1), guest(2), { ...guest(2), is_void: true as const }])
    await appendErasure(journal, one)
  expect(await readErasures(data)).toEqual([line(1)])
  expect(await readSubscriberErasures(data)).toEqual([guest(1)])
})

test('lines written at the same time are all there', async () => {
  const data = join(folder, 'abreast')
  const journal = openErasures(data)
  await Promise.all(Array.from({ length: 50 }, (_, n) => appendErasure(journal, line(n + 1))))
  expect(await readErasures(data)).toHaveLength(50)
})
