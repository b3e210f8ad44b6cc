import { beforeAll, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEvent } from './factory.ts'

const { db, open, write, time } = await freshApp()
const awkward = 'Makan; minum, \\ dan “bersyukur” bersama warga di tepi Danau Anggi — 🌾🌾🌾🌾🌾🌾🌾'

beforeAll(async () => {
  time.now = new Date('2026-11-21T03:00:00Z')
})

/** The content lines of a calendar, unfolded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const textOf = (text: string) => text.replace(/\\([\\;,nN])/g, (_, c) => (/n/i.test(c) ? '\n' : c))

/** Components between BEGIN and END as maps of their properties; parameters stay with the name. */
function componentsOf(lines: string[], name: string) {
  const starts = lines.flatMap((line, i) => (line === `BEGIN:${name}` ? [i] : []))
  return starts.map((start) => {
    const own = lines.slice(start + 1, lines.indexOf(`END:${name}`, start))
    return new Map(own.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
  })
}

/** Expects the properties of every component before its subcomponents (RFC 5545 §3.6). */
function expectPropertiesFirst(lines: readonly string[]) {
  const hasInner: boolean[] = []
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) {
      if (hasInner.length) hasInner[hasInner.length - 1] = true
      hasInner.push(false)
    } else if (line.startsWith('END:')) hasInner.pop()
    else expect(hasInner.at(-1), line).toBe(false)
  }
}

/** Expects RFC 5545's rules for every line and for the whole. */
function expectWellFormed(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\u{fffd}')
  }
  const lines = unfold(text).slice(0, -1)
  const open: string[] = []
  for (const line of lines) {
    expect(line).toMatch(/^[A-Z-]+(?:;[A-Z-]+=[^:;"]+)*:/)
    if (line.startsWith('BEGIN:')) open.push(line.slice(6))
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
  }
  expect(open).toEqual([])
  expectPropertiesFirst(lines)
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//jejaring//events//ID'])
  return lines
}

test('event file: has the time of its place, and every text as written', async () => {
  const { id, slug } = await makeEvent(write, {
    title: awkward,
    slug: 'danau-anggi',
    description: 'Baris satu\nBaris dua',
    place: 'Aula A; B',
    address: 'Jl. Danau 1, Arfak',
    startsAt: new Date('2026-12-11T16:30:00Z'),
    endsAt: new Date('2026-12-12T04:00:00Z'),
    timezone: 'Asia/Jayapura',
  })
  const updatedAt = new Date('2026-11-20T01:02:03Z')
  await db.updateTable('events').set({ version: 4, updatedAt }).where('id', '=', id).execute()
  const answer = await open(`/events/${slug}.ics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="danau-anggi.ics"')
  const text = await answer.text()
  expect(text).toContain('\r\n ')
  const lines = expectWellFormed(text)
  const [event] = componentsOf(lines, 'VEVENT')
  expect(Object.fromEntries(event!)).toMatchObject({
    UID: `event-${id}@site.test`,
    SEQUENCE: '3',
    DTSTAMP: '20261120T010203Z',
    'LAST-MODIFIED': '20261120T010203Z',
    'DTSTART;TZID=Asia/Jayapura': '20261212T013000',
    'DTEND;TZID=Asia/Jayapura': '20261212T130000',
    STATUS: 'CONFIRMED',
    'URL;VALUE=URI': 'http://site.test/events/danau-anggi',
  })
  expect(event!.get('SUMMARY')).toContain('Makan\\; minum\\, \\\\ dan')
  expect(textOf(event!.get('SUMMARY')!)).toBe(awkward)
  expect(textOf(event!.get('LOCATION')!)).toBe('Aula A; B\nJl. Danau 1, Arfak')
  expect(textOf(event!.get('DESCRIPTION')!)).toBe(
    'Baris satu\nBaris dua\n\nhttp://site.test/events/danau-anggi',
  )
  expect(componentsOf(lines, 'VTIMEZONE').map((zone) => zone.get('TZID'))).toEqual(['Asia/Jayapura'])
  expect(Object.fromEntries(componentsOf(lines, 'STANDARD')[0]!)).toMatchObject({
    TZOFFSETFROM: '+0900',
    TZOFFSETTO: '+0900',
    TZNAME: 'WIT',
  })
})

test('event file: escapes texts, so that none becomes a line of the calendar', async () => {
  const text = 'Doa\rBEGIN:VALARM\r\nEND:VEVENT\u0007\u000b\u0085\tX:1'
  const { slug } = await makeEvent(write, {
    title: text,
    description: text,
    place: text,
    address: text,
    startsAt: new Date('2020-01-01T00:00Z'),
  })
  const lines = expectWellFormed(await (await open(`/events/${slug}.ics`)).text())
  const [event] = componentsOf(lines, 'VEVENT')
  expect(textOf(event!.get('SUMMARY')!)).toBe('Doa\nBEGIN:VALARM\nEND:VEVENT    X:1')
  expect(lines).not.toContain('BEGIN:VALARM')
})

test('event feed: has upcoming events and those of the last ninety days, each zone once', async () => {
  const end = (iso: string, slug: string, more = {}) =>
    makeEvent(write, { slug, startsAt: new Date('2026-01-01T00:00Z'), endsAt: new Date(iso), ...more })
  await end('2026-08-23T03:00:00Z', 'terlalu-lama')
  await end('2026-08-23T03:00:01Z', 'baru-lewat')
  await end('2027-03-01T03:00:00Z', 'nanti', { timezone: 'Asia/Jakarta' })
  await end('2027-03-02T03:00:00Z', 'nanti-lagi', { timezone: 'Asia/Jakarta' })
  await end('2027-03-01T03:00:00Z', 'draf', { status: 'draft' })
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify('Jaringan; satu, dua') })
    .where('key', '=', 'site_name')
    .execute()
  const lines = expectWellFormed(await (await open('/events/feed.ics')).text())
  const urls = componentsOf(lines, 'VEVENT').map((event) => event.get('URL;VALUE=URI')!.split('/').at(-1))
  expect(urls.sort()).toEqual(['baru-lewat', 'danau-anggi', 'nanti', 'nanti-lagi'])
  expect(
    componentsOf(lines, 'VTIMEZONE')
      .map((zone) => zone.get('TZID'))
      .sort(),
  ).toEqual(['Asia/Jakarta', 'Asia/Jayapura', 'Asia/Makassar'])
  expect(lines).toContain('X-WR-CALNAME:Acara Jaringan\\; satu\\, dua')
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  expect(lines).toContain('METHOD:PUBLISH')
})

test('event file: a former slug redirects; an unknown one is a 404', async () => {
  const { id } = await makeEvent(write, { slug: 'lama' })
  await reserveSlug(db, 'event', id, 'baru')
  const old = await open('/events/lama.ics')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/events/baru.ics'])
  expect((await open('/events/baru.ics')).status).toBe(200)
  for (const path of ['/events/tidak-ada.ics', '/events/.ics', '/events/%00.ics'])
    expect((await open(path)).status, path).toBe(404)
})
