import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { nameInLanguage } from '#src/platform/database/translated.ts'

export type Update = {
  id: number
  title: string
  story: string
  /** Title of the campaign in this language, if it is translated. */
  campaign: string
  slug: string
  campaignId: number
  isCompletion: boolean
}

const campaignTitle = nameInLanguage('campaign', sql`k.id`, 'title', sql`k.title`)

/** An update with its campaign. */
export async function getCampaignUpdate(db: Db, id: number): Promise<Update> {
  const { rows } = await sql<Update>`
    select u.id, u.title, u.story, ${campaignTitle} as campaign, s.slug, k.id as campaign_id, u.is_completion
    from campaign_updates u join campaigns k on k.id = u.campaign_id
    join slugs s on s.kind = 'campaign' and s.item_id = k.id and s.is_current
    where u.id = ${id}`.execute(db)
  return rows[0]!
}

export type Reader = { email: string; name: string | null; donationId: number; language: string }

/**
 * Batch of subscribed donors of a campaign, ordered by address and after a given one: donors with a paid gift, at their
 * account's current address, each once.
 */
export async function listReaders(
  db: Db,
  campaignId: number,
  { after, limit }: { after: string; limit: number },
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select distinct on (email collate "C") email, name, donation_id, language from (
      select coalesce(u.email, d.donor_email) as email, d.donor_name as name, d.id as donation_id,
        coalesce(u.language, d.language) as language
      from donations d left join users u on u.id = d.user_id and u.deleted_at is null
      where d.campaign_id = ${campaignId} and d.wants_updates and d.donor_email is not null
        and d.status in ('paid', 'partially_refunded')
    ) r where email collate "C" > ${after} order by email collate "C", donation_id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Unsubscribes the donor of a gift from all campaign updates, whichever gift they subscribed with. */
export const endUpdates = (db: Db, donationId: number) =>
  sql`
    update donations d set wants_updates = false from donations this
    where this.id = ${donationId} and d.wants_updates
      and (d.donor_email = this.donor_email or d.user_id = this.user_id)`.execute(db)
