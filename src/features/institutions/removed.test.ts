import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'

const site = await freshApp()
const world = institutionWorld(site)
const desk = await deskCaller(site)
await world.work()

/** Creates a PIC with a member's text and a claim, both with mailed links. */
async function standing() {
  const participantId = await world.institution()
  const [pic, author] = [await world.pic(participantId), await world.member(participantId)]
  const { data } = await author.call('POST', '/news', {
    title: 'Panen di lereng',
    content: '<p>Isi kabar.</p>',
    category_id: 1,
    status: 'review',
  })
  const token = await world.linkIn(pic.user.email, '/endorse')
  const claim = await world.claimOn(participantId)
  return { participantId, pic, newsId: (data as unknown as { id: number }).id, token, claim }
}

type Standing = Awaited<ReturnType<typeof standing>>

/** Status code of each call that a PIC may make. */
async function codesOf({ participantId, pic, newsId, token, claim }: Standing) {
  const code = async (method: string, path: string, body?: unknown) =>
    (await pic.call(method, path, body)).code
  return {
    institution: await code('GET', '/desk/institution'),
    giving: await code('GET', '/desk/institution/giving'),
    members: await code('GET', `/desk/participants/${participantId}/members`),
    claims: await code('GET', '/desk/claims'),
    claim: await code('GET', `/desk/claims/${claim.id}`),
    news: await code('GET', `/member/news/${newsId}`),
    waiting: await code('GET', '/desk/waiting'),
    link: (await site.post('/v1/pic-links', { token })).code,
    page: (await (await site.as(pic.user)).open('/desk')).status,
  }
}
const all = (code: number, link: number) => ({
  institution: code,
  giving: code,
  members: code,
  claims: code,
  claim: code,
  waiting: code,
  link,
})

/** Unfinished jobs that mail PICs. */
const openJobs = async () =>
  (
    await sql`
      select id from pgboss.job where name in ('mail-endorsers', 'send-letter') and state < 'completed'`.execute(
      site.db,
    )
  ).rows

test('PIC of a removed institution: has no rights until it is restored', async () => {
  const scene = await standing()
  expect(await codesOf(scene)).toEqual({ ...all(200, 200), news: 200, page: 200 })
  await desk.ask('DELETE', `/participants/${scene.participantId}`)
  expect(await codesOf(scene)).toEqual({ ...all(403, 400), news: 404, page: 404 })
  expect((await scene.pic.call('GET', '/auth/me')).data).toMatchObject({ is_pic: false })
  const endorsed = await scene.pic.call('POST', `/news/${scene.newsId}/endorsement`)
  expect(endorsed.code).toBe(404)
  expect(await site.post('/v1/endorsements', { token: scene.token })).toMatchObject({
    code: 400,
    data: { reason: 'void' },
  })
  await desk.ask('POST', `/participants/${scene.participantId}/restoration`)
  expect(await codesOf(scene)).toEqual({ ...all(200, 200), news: 200, page: 200 })
  expect((await scene.pic.call('GET', '/auth/me')).data).toMatchObject({ is_pic: true })
})

test('removed institution: its PICs get no mail about new texts', async () => {
  const { participantId, pic } = await standing()
  await desk.ask('DELETE', `/participants/${participantId}`)
  const author = await world.member(participantId)
  const before = site.letters.filter(({ to }) => to === pic.user.email).length
  const sent = { title: 'Tulisan sesudahnya', content: '<p>Isi.</p>', category_id: 1, status: 'review' }
  expect((await author.call('POST', '/news', sent)).code).toBe(201)
  await eventually(async () => expect(await openJobs()).toEqual([]))
  expect(site.letters.filter(({ to }) => to === pic.user.email)).toHaveLength(before)
})
