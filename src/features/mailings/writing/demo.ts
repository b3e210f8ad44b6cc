import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { addContent } from '../../content/create-content.ts'
import { CONSENT_VERSION, startSubscription, subscriberOf } from '../subscriptions/queries.ts'
import { mailingContent } from './mailing-content.ts'

const FOLDER = 'db/demo/mailings'

/** Invented guests who get the demo's letters; the fourth has an address that does not exist. */
const readers = ['Rambu Lawa', 'Ama Bali', 'Yohana Lende', 'Tukiman Wiro', 'Sri Lestariasih', 'Ina Tuan']
const NO_SUCH_ADDRESS = '550 5.1.1 Alamat ini tidak ada'

/** Fills the demo with two mailings that were sent, their readers, and a region's draft. */
export async function seedMailings(tx: Tx, now: Date) {
  const lists = await tx
    .selectFrom('mailingLists')
    .leftJoin('regions', 'regions.id', 'mailingLists.regionId')
    .select(['mailingLists.id', 'mailingLists.slug', 'regions.title'])
    .execute()
  const national = lists.find(({ slug }) => slug === 'nasional')!.id
  const subscribers = await subscribe(tx, national, now)
  for (const name of readdirSync(FOLDER).sort().reverse()) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    const listId = lists.find(({ slug, title }) => [slug, title].includes(header.list!))!.id
    const days = Number(header.days_ago)
    const sentAt = Number.isNaN(days) ? null : new Date(now.getTime() - days * DAY_MS)
    const { title, excerpt, slug, family } = header
    const { id } = await addContent(tx, mailingContent, {
      wish: { title: title!, excerpt: excerpt!, content, list_id: listId, archive: 'public' },
      slug,
      by: null,
      publishedAt: sentAt,
      coverFamily: family!,
    })
    if (sentAt) await deliver(tx, { id, subscribers, sentAt })
  }
}

async function subscribe(tx: Tx, listId: number, now: Date): Promise<number[]> {
  const givenAt = new Date(now.getTime() - 60 * DAY_MS)
  const ids: number[] = []
  for (const name of readers) {
    const email = `${name.toLowerCase().replace(' ', '.')}@surat.example`
    const subscriberId = await subscriberOf(tx, { email, name, userId: null }, givenAt)
    await startSubscription(tx, {
      subscriberId,
      listId,
      source: 'form',
      version: CONSENT_VERSION,
      isGiven: true,
      now: givenAt,
    })
    ids.push(subscriberId)
  }
  return ids
}

type Delivered = { id: number; subscribers: readonly number[]; sentAt: Date }

async function deliver(tx: Tx, { id, subscribers, sentAt }: Delivered) {
  const { liveRevisionId } = await tx
    .selectFrom('mailings')
    .select('liveRevisionId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const finishedAt = new Date(sentAt.getTime() + 3 * MINUTE_MS)
  await tx
    .insertInto('mailingSends')
    .values({
      mailingId: id,
      revisionId: liveRevisionId!,
      state: 'done',
      gatheredTo: Math.max(...subscribers),
      startedAt: sentAt,
      changedAt: finishedAt,
      finishedAt,
    })
    .execute()
  await tx
    .insertInto('mailingRecipients')
    .values(
      subscribers.map((subscriberId, index) => ({
        mailingId: id,
        subscriberId,
        state: index === 3 ? 'refused' : 'sent',
        reason: index === 3 ? NO_SUCH_ADDRESS : '',
        tries: 1,
        changedAt: finishedAt,
      })),
    )
    .execute()
}
