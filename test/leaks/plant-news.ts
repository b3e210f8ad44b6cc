import { expect } from 'vitest'
import type { FreshApp } from '#test/support/fresh-app.ts'
import type { Person } from '#test/support/news-desk.ts'
import type { Aviary, Cast, Words } from './canaries.ts'

/** Plants news in every hidden state, and its review comments. */
export async function plantNews({ db, time }: FreshApp, cast: Cast, { plant, hide }: Aviary) {
  const { author, moderator } = cast
  const soon = new Date(time.now.getTime() + 3_600_000).toISOString()
  const text = ({ title, html, secret }: Words) => ({ title, content: html, excerpt: secret })
  const walk = async (id: number, wishes: [Person, object][]) => {
    for (const [person, wish] of wishes) expect(await person.change(id, wish)).toMatchObject({ code: 200 })
  }
  const make = (name: string, status: 'draft' | 'review', ...wishes: [Person, object][]) =>
    plant(`news, ${name}`, author, async (words) => {
      const { data } = await author.write({ ...text(words), status })
      await walk(data.id, wishes)
      const slug = await db
        .selectFrom('slugs')
        .select('slug')
        .where('kind', '=', 'news')
        .where('itemId', '=', data.id)
        .executeTakeFirst()
      hide('news', data.id, slug?.slug ?? words.key)
      return `/v1/member/news/${data.id}`
    })
  const live = [moderator, { status: 'published' }] as [Person, object]

  await make('draft', 'draft')
  await make('waiting for review', 'review')
  await make('returned', 'review', [moderator, { status: 'revision', comment: 'Sumbernya?' }])
  await make('scheduled', 'review', [moderator, { status: 'scheduled', publish_at: soon }])
  await make('taken down', 'review', live, [moderator, { status: 'archived' }])
  await plant('news, removed', author, async (words) => {
    const { data } = await author.write({ ...text(words), status: 'draft' })
    await author.call('DELETE', `/news/${data.id}`)
    hide('news', data.id, words.key)
    return `/v1/member/news/${data.id}`
  })
  const open = async () => {
    const { data } = await author.write({ status: 'review' })
    await walk(data.id, [live])
    return data.id
  }
  await plant('news, newer text beside a live one', author, async (words) => {
    const id = await open()
    await walk(id, [[author, text(words)]])
    return `/v1/member/news/${id}`
  })
  await plant('news, newer text that only saves itself', author, async (words) => {
    const id = await open()
    const { data } = await author.see(id)
    const draft = { version: data.version, ...text(words), category_id: 1, image: null }
    expect(await author.call('PUT', `/member/news/${id}/draft`, draft)).toMatchObject({ code: 200 })
    return `/v1/member/news/${id}`
  })
  await plant('news, what a reviewer wrote on a text that is live by now', author, async (words) => {
    const { data } = await author.write({ status: 'review' })
    await walk(data.id, [[moderator, { comment: words.title }], live])
    return `/v1/member/news/${data.id}`
  })
}
