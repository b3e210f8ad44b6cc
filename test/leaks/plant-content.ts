import { expect } from 'vitest'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeDownload } from '#src/features/downloads/factory.ts'
import {
  CONSENT_VERSION,
  startSubscription,
  subscriberOf,
} from '#src/features/mailings/subscriptions/queries.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { contentSamples } from '#test/support/content-samples.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'
import type { Aviary, Cast, Trier, Words } from './canaries.ts'

type Site = Pick<FreshApp, 'db' | 'write' | 'uploads' | 'time'>

/** Somebody whom mailings reach: what nobody would get is not sent. */
async function subscribe(tx: Tx, now: Date) {
  const reader = { email: 'pelanggan@contoh.example', name: 'Pelanggan', userId: null }
  const subscriberId = await subscriberOf(tx, reader, now)
  await startSubscription(tx, {
    subscriberId,
    listId: 1,
    source: 'form',
    version: CONSENT_VERSION,
    isGiven: true,
    now,
  })
}

/** Plants blog, events and pages in every hidden state, written at the desk through the API. */
export async function plantTexts({ time, write }: Site, { staff }: Cast, { plant, hide }: Aviary) {
  const soon = new Date(time.now.getTime() + 86_400_000).toISOString()
  const call = async (method: string, path: string, body?: object) => {
    const answer = await staff.call(method, `/desk/${path}`, body)
    expect(answer, `${method} ${path}`).toMatchObject({ success: true })
    return answer.data as unknown as ContentWire
  }
  await write((tx) => subscribe(tx, time.now))
  for (const { noun, body: more } of contentSamples) {
    const text = ({ title, secret, html }: Words) => ({ title, content: html, excerpt: secret })
    const make = (state: string, ...changes: object[]) =>
      plant(`${noun}, ${state}`, staff, async (words) => {
        let item = await call('POST', noun, { ...text(words), ...more })
        for (const change of [{ slug: words.key }, ...changes])
          item = await call('PATCH', `${noun}/${item.id}`, { version: item.version, ...change })
        if (state === 'removed') await call('DELETE', `${noun}/${item.id}`)
        hide(noun, item.id, words.key)
        return `/v1/desk/${noun}/${item.id}`
      })
    await make('draft')
    await make('scheduled', { status: 'scheduled', publish_at: soon })
    await make('taken down', { status: 'published' }, { status: 'archived' })
    // What was sent is not deleted.
    await make('removed', ...(noun === 'mailings' ? [] : [{ status: 'published' }]))
    if (noun === 'mailings') await make('sent, not public', { status: 'published', archive: null })
    await plant(`${noun}, newer text beside a live one`, staff, async (words) => {
      const open = { title: 'Yang boleh dibaca', content: '<p>Terbuka.</p>', excerpt: 'Terbuka.', ...more }
      const { id, version } = await call('POST', noun, open)
      const live = await call('PATCH', `${noun}/${id}`, { version, status: 'published' })
      await call('PATCH', `${noun}/${id}`, { version: live.version, ...text(words) })
      return `/v1/desk/${noun}/${id}`
    })
  }
}

const levels: [level: 'member' | 'partisipan' | 'internal', hiddenFrom: Trier[]][] = [
  ['member', ['guest']],
  ['partisipan', ['guest', 'umum']],
  ['internal', ['guest', 'umum', 'member', 'otherPic']],
]

/** Plants unpublished downloads, and the bytes of restricted ones. */
export async function plantDownloads(site: Site, { staff }: Cast, { plant, hide }: Aviary) {
  for (const state of ['draft', 'archived', 'removed'] as const)
    await plant(`download, ${state}`, staff, async ({ title, secret, key }) => {
      const bytes = Buffer.from(`${title} isi berkas`)
      const item = await makeDownload(site, { title, description: secret, slug: key, bytes })
      const set = state === 'removed' ? { deletedAt: site.time.now } : { status: state }
      await site.db.updateTable('downloads').set(set).where('id', '=', item.id).execute()
      hide('download', item.id, key)
      return `/v1/desk/downloads/${item.id}`
    })
  for (const [level, hiddenFrom] of levels)
    await plant(
      `download, the bytes of one for level ${level}`,
      staff,
      async ({ title }) => {
        const { id } = await makeDownload(site, { level, bytes: Buffer.from(title) })
        return `/v1/download/${id}/file`
      },
      hiddenFrom,
    )
}

/** Plants content with few states. */
export async function plantSmallThings(
  { db, write, time }: Site,
  { staff, pic }: Cast,
  { plant, hide }: Aviary,
) {
  await plant('campaign, draft', staff, async ({ title, secret, key }) => {
    const id = await makeCampaign(write, { title, excerpt: secret, story: secret, slug: key })
    await db.updateTable('campaigns').set({ status: 'draft', openedAt: null }).where('id', '=', id).execute()
    hide('campaigns', id, key)
    return `/v1/desk/campaigns/${id}`
  })
  await plant('team, removed', staff, async ({ title, secret, phone }) => {
    const person = { name: title, title: secret, about: secret, waNumber: phone, flag: 'kelompok-kerja' }
    const { id } = await db
      .insertInto('team')
      .values({ ...person, deletedAt: time.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `/v1/desk/team/${id}`
  })
  await plant('institution, removed', staff, async ({ title, secret, key, email }) => {
    const { data } = await staff.call('POST', '/desk/participants', {
      title,
      description_1: secret,
      description_2: secret,
      email,
      region_id: 1,
      total_member: 4,
      address: secret,
      founded: 1990,
    })
    const { id } = data as unknown as { id: number }
    await db
      .updateTable('slugs')
      .set({ slug: key })
      .where('kind', '=', 'participant')
      .where('itemId', '=', id)
      .execute()
    await staff.call('DELETE', `/desk/participants/${id}`)
    hide('partisipan', id, key)
    return `/v1/desk/participants/${id}`
  })
  await plant('institution, a change of its page that waits', pic, async ({ title }) => {
    const change = {
      participantId: pic.user.participantId!,
      createdBy: pic.user.id,
      createdAt: time.now,
      fields: JSON.stringify({ description_1: title }),
      before: JSON.stringify({ description_1: '' }),
    }
    await db.insertInto('participantChanges').values(change).execute()
    return '/v1/desk/institution'
  })
}
