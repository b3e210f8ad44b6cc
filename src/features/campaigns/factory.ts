import type { Write } from '#src/platform/database/write.ts'
import { createCampaign, type NewCampaign } from './create-campaign.ts'

let count = 0

/** An open campaign of the year 2026 with every field filled; tests name only what they are about. */
export async function makeCampaign(write: Write, given: Partial<NewCampaign> = {}): Promise<number> {
  count += 1
  const now = given.now ?? new Date('2026-01-02T03:00:00Z')
  const id = await write((tx) =>
    createCampaign(tx, {
      title: `Kampanye nomor ${count}`,
      excerpt: 'Satu kalimat tentang kampanye ini.',
      story: 'Cerita tentang kampanye ini.\n\nLalu rencananya.',
      goal_amount: 48_000_000,
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
      permit: {
        number: `112/PUB/${count}`,
        level: 'nasional',
        valid_from: '2026-01-01',
        valid_until: '2026-12-31',
      },
      by: null,
      now,
      key: null,
      openedAt: now,
      ...given,
    }),
  )
  return id!
}
