import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PermitLevel } from '#src/features/campaigns/campaign-rules.ts'
import { createCampaign } from '#src/features/campaigns/create-campaign.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
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
    })
    const amounts = (header.gifts ?? '').split(' ').map(Number).filter(Boolean)
    await seedGifts(tx, { campaign: id!, amounts, from: opened, now })
  }
}
