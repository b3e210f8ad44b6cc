import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { gatherSearchWords } from '#src/features/search/gather-words.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'
import { aviary, type Trier } from './canaries.ts'
import { plantDownloads, plantSmallThings, plantTexts } from './plant-content.ts'
import { plantBesideQuestions, plantQuestions } from './plant-forum.ts'
import { plantGifts } from './plant-giving.ts'
import { plantNews } from './plant-news.ts'
import { plantPapers, plantPeople } from './plant-people.ts'
import { type Try, triesOn } from './tries.ts'

const site = await freshApp({ payments: 'simulator' })
const cast = await makeCast(site)
const planted = aviary()
const { canaries, hidden } = planted
let tries: Try[] = []

/** A session each; the member is of the other PIC's institution. */
async function sessions() {
  const { stranger, otherPic } = cast
  const sender = async (id: number) => (await site.as({ id })).send
  const { participantId } = otherPic.user
  const member = await makeUser(site.db, { participantId, userType: 'partisipan', namaLengkap: 'Lena Lain' })
  return {
    guest: site.send,
    umum: await sender(stranger.user.id),
    member: await sender(member.id),
    otherPic: await sender(otherPic.user.id),
  } satisfies Record<Trier, typeof site.send>
}
const as = await sessions()

beforeAll(async () => {
  await plantNews(site, cast, planted)
  await plantTexts(site, cast, planted)
  await plantDownloads(site, cast, planted)
  await plantSmallThings(site, cast, planted)
  await plantQuestions(site, cast, planted, site.time.now)
  await plantBesideQuestions(site, cast, planted)
  const { orders } = await plantGifts(site, cast, planted)
  await plantPeople(site, cast, planted)
  await plantPapers(site, cast, planted)
  await gatherSearchWords.run({}, site.jobParts())
  const files = canaries
    .flatMap(({ at }) => /^\/v1\/download\/(\d+)\/file$/.exec(at)?.slice(1) ?? [])
    .map(Number)
  tries = triesOn({ canaries, hidden, orders, files })
})

/** The whole answer, headers included, and the bytes behind its redirect. */
async function toldBy({ as: trier, path, headers }: Try): Promise<{ status: number; text: string }> {
  const answer = await as[trier]('GET', path, headers ? { headers } : {})
  const head = [...answer.headers].map((pair) => pair.join(': ')).join('\n')
  const link = answer.headers.get('location')
  const file = link?.startsWith('/files/') ? await toldBy({ as: trier, path: link }) : null
  const text = [head, await answer.text(), file?.text].join('\n').toLowerCase()
  return { status: answer.status, text }
}

/** Content shown to a permitted reader; bytes are behind a redirect. */
async function shownTo(person: Person, path: string) {
  const { send } = await site.as(person.user)
  const answer = await send('GET', path)
  const link = answer.headers.get('location')
  return (link ? await send('GET', link) : answer).text()
}

test('each planted secret is there for somebody who may see it', async () => {
  expect(canaries.length).toBeGreaterThan(50)
  expect(hidden.length).toBeGreaterThan(20)
  for (const { name, seenBy, at, secret } of canaries)
    expect(await shownTo(seenBy, at), `${name} at ${at}`).toContain(secret)
})

/** Any planted secret or phone number. */
const anySecret = /zkenari[a-z]{2}|8777\d{6}/g

/** Faults in the answer to a try; usually none. */
async function faultsOf(one: Try): Promise<string[]> {
  const { status, text } = await toldBy(one)
  const told = new Set(text.match(anySecret))
  const leaks = canaries.filter(
    ({ secret, phone, hiddenFrom }) =>
      hiddenFrom.includes(one.as) && (told.has(secret) || told.has(phone.slice(3))),
  )
  const counts = one.findsNothing && one.path.startsWith('/v1/') && !text.includes('"total":0')
  return [
    ...leaks.map(({ name }) => `told: ${name}`),
    ...(status >= 500 || status === 429 ? [`answered ${status}`] : []),
    ...(one.isPicture && status !== 404 ? ['led to a picture'] : []),
    ...(counts ? ['counted something'] : []),
  ]
}

test('no answer to anybody else holds one, whatever they ask', async () => {
  expect(tries.length).toBeGreaterThanOrEqual(200)
  const faults: string[] = []
  for (const one of tries)
    for (const fault of await faultsOf(one))
      faults.push(`${one.as} ${one.path} ${JSON.stringify(one.headers ?? {})} ${fault}`)
  expect(faults).toEqual([])
})
