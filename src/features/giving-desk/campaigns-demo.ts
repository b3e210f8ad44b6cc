import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PermitLevel } from '#src/features/campaigns/campaign-rules.ts'
import { createCampaign } from '#src/features/campaigns/create-campaign.ts'
import { completeCampaign } from '#src/features/campaigns/post-update.ts'
import { namedScene } from '#src/features/covers/demo.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import type { Role } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { seedGifts } from './gifts-demo.ts'

const FOLDER = 'db/demo/campaigns'

/** Campaigns in every state, with invented permits and gifts. */
export async function seedCampaigns(tx: Tx, now: Date) {
  const at = (days: string) => new Date(now.getTime() + Number(days) * DAY_MS)
  const dayOf = (days: string) => jakartaDay(at(days))
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const participants = await tx.selectFrom('participants').select(['id', 'title']).execute()
  for (const name of readdirSync(FOLDER).sort().reverse()) {
    const { header, content: story } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    const opened = at(String(Math.min(Number(header.starts), -1)))
    const id = await createCampaign(tx, {
      title: header.title!,
      slug: header.slug!,
      excerpt: header.excerpt!,
      story,
      goal_amount: Number(header.goal),
      starts_on: dayOf(header.starts!),
      ends_on: dayOf(header.ends!),
      permit: {
        number: header.permit!,
        level: header.level as PermitLevel,
        valid_from: dayOf(header.permit_from!),
        valid_until: dayOf(header.permit_until!),
      },
      region_id: regions.find(({ title }) => title === header.region)?.id ?? null,
      participant_id: participants.find(({ title }) => title === header.participant)?.id ?? null,
      by: null,
      key: null,
      now: opened,
      openedAt: opened,
      coverFamily: header.family!,
      scene: namedScene(header) ?? null,
    })
    const amounts = (header.gifts ?? '').split(' ').map(Number).filter(Boolean)
    await seedGifts(tx, { campaign: id!, amounts, from: opened, now })
    if (header.completed) await seedCompletion(tx, { id: id!, header, now: at(header.completed) })
  }
}

type Completed = { id: number; header: Record<string, string>; now: Date }

async function seedCompletion(tx: Tx, { id, header, now }: Completed) {
  const staff = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', '=', 'staff')
    .executeTakeFirstOrThrow()
  const { version } = await tx
    .selectFrom('campaigns')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await completeCampaign(tx, {
    id,
    report: { version, title: header.report_title!, story: header.report!, idempotency_key: randomUUID() },
    by: { id: staff.id, role: staff.role as Role },
    seen: { now, countsSimulated: false, scope: 'everything' },
  })
}
