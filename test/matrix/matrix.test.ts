import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { PASSWORD } from '#test/support/actor.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { accountRows } from './account-rows.ts'
import { campaignRows } from './campaign-rows.ts'
import { makeCast } from './cast.ts'
import { type Ask, type Cell, roles, type Scene } from './cell.ts'
import { contentRows } from './content-rows.ts'
import { deskRows } from './desk-rows.ts'
import { downloadRows } from './download-rows.ts'
import { eventRows } from './event-rows.ts'
import { factorRows } from './factor-rows.ts'
import { failureRows } from './failure-rows.ts'
import { forumRows } from './forum-rows.ts'
import { givingRows } from './giving-rows.ts'
import { institutionRows } from './institution-rows.ts'
import { mailingRows } from './mailing-rows.ts'
import { mediaRows } from './media-rows.ts'
import { messageRows } from './message-rows.ts'
import { newsDeskRows } from './news-desk-rows.ts'
import { newsRows } from './news-rows.ts'
import { overviewRows } from './overview-rows.ts'
import { paperRows } from './paper-rows.ts'
import { peopleRows } from './people-rows.ts'
import { pledgeRows } from './pledge-rows.ts'
import { publicRows } from './public-rows.ts'
import { OF_CLOSED, OF_THEIRS, regionRows } from './region-rows.ts'
import { secretRows } from './secret-rows.ts'
import { staffActionRows } from './staff-action-rows.ts'
import { spend } from './standing-items.ts'
import { subscriberRows } from './subscriber-rows.ts'
import { translationRows } from './translation-rows.ts'

const table = Map.groupBy(
  [
    ...publicRows,
    ...accountRows,
    ...factorRows,
    ...secretRows,
    ...newsRows,
    ...institutionRows,
    ...mediaRows,
    ...messageRows,
    ...newsDeskRows,
    ...givingRows,
    ...contentRows,
    ...translationRows,
    ...deskRows,
    ...downloadRows,
    ...eventRows,
    ...overviewRows,
    ...staffActionRows,
    ...campaignRows,
    ...paperRows,
    ...peopleRows,
    ...pledgeRows,
    ...forumRows,
    ...failureRows,
    ...regionRows,
    ...mailingRows,
    ...subscriberRows,
  ],
  (cell) => cell.operation,
)
/** Operations opened by navigation, beside those of the table of endpoints. */
const navigated = [
  'GET /desk/donations/export',
  'GET /desk/gifts-in-kind/export',
  'GET /desk/people/export',
  'GET /desk/audit/export',
  'GET /desk/download-log/export',
  'GET /desk/event-registrations/export',
  'GET /desk/subscribers/export',
  'GET /question/{id}/stream',
  'GET /download/{id}/file',
  'GET /auth/export',
  'GET /desk/privacy/{id}/copy',
  'GET /donations/{order_id}/receipt.pdf',
  'GET /desk/donations/{order_id}/receipt.pdf',
  'GET /desk/gifts-in-kind/{id}/receipt.pdf',
  'GET /donations/statement.pdf',
  'GET /desk/mailings/{id}/letter',
]
const operations = [...endpoints.map(({ where }) => where), ...navigated]

const site = await freshApp({ payments: 'simulator' })
const cast = await makeCast(site, await site.services.passwords.hash(PASSWORD))
let count = 0

async function answerTo({ operation, role }: Cell, { params = {}, query, body, form, token }: Ask) {
  const [method, path] = operation.split(' ') as [string, string]
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const session = token ?? (role === 'guest' ? null : cast[role].token)
  const request = new Request(`http://site.test/v1${filled}${search}`, {
    method,
    headers: {
      'x-api-key': 'test-key',
      ...(session && { authorization: `Bearer ${session}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ?? JSON.stringify(body),
  })
  count += 1
  return (await site.app.handle(request, `10.0.${count >> 8}.${count & 255}`)).response
}

test('every operation of /v1 has its rows, and every row its operation', () => {
  expect(operations.filter((operation) => !table.has(operation))).toEqual([])
  expect([...table.keys()].filter((operation) => !operations.includes(operation))).toEqual([])
})

test('every cell names a role, and no right stands twice', () => {
  for (const [operation, cells] of table) {
    expect(new Set(cells.map(({ role }) => role)), operation).toEqual(new Set(roles))
    expect(new Set(cells.map(({ what, role }) => `${what} ${role}`)).size, operation).toBe(cells.length)
  }
})

test('every operation that editors of regions may call has rows about their region and about one that closed', () => {
  const regional = endpoints.filter(({ gate }) => gate.duties?.includes('region'))
  expect(regional.length).toBeGreaterThan(20)
  for (const { where } of regional)
    expect(
      table.get(where)!.map(({ what }) => what),
      where,
    ).toEqual(expect.arrayContaining([OF_THEIRS, OF_CLOSED]))
})

/** Parallel rows: most of the time is spent waiting for the database. */
const ABREAST = 4

/** Tries a row role by role, with items of its own. @returns the differing answers */
async function tryRow(cells: readonly Cell[]): Promise<string[]> {
  const scene: Scene = { site, cast, items: new Map() }
  const wrong: string[] = []
  for (const cell of cells) {
    const me = cell.role === 'guest' ? cast.colleague : cast[cell.role]
    const ask = await cell.ask(scene, { role: cell.role, me })
    const { status } = await answerTo(cell, ask)
    if (status !== cell.code) wrong.push(`${cell.what}, ${cell.role}: ${status} instead of ${cell.code}`)
    if (status < 300 && !cell.operation.startsWith('GET ')) spend(scene, ask.params?.id)
  }
  return wrong
}

test.each([...table])('%s answers each role as the contract says', async (_, cells) => {
  const rows = [...Map.groupBy(cells, ({ what }) => what).values()].values()
  const wrong: string[] = []
  const work = async () => {
    for (const cellsOfRow of rows) wrong.push(...(await tryRow(cellsOfRow)))
  }
  await Promise.all(Array.from({ length: ABREAST }, work))
  expect(wrong).toEqual([])
})

test('the letters of all these calls lead nowhere else than to pages', { timeout: 600_000 }, async () => {
  // A test letter names the page in the archive, which is there once the mailing is sent.
  expect(await deadLinks(site, /\/buletin\//)).toEqual([])
})
