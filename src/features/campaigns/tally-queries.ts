import { sql } from 'kysely'
import { isSummed } from '../giving/sum-queries.ts'
import { type NamedInstitution, participantColumn } from '../institutions/affiliation-queries.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'

/** Picture, scene, region and institution of a campaign. */
export type Looks = {
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  regionId: number | null
  regionTitle: string | null
  scene: string | null
  participant: NamedInstitution
}

/** Columns of `Looks`, for a campaign `k` with its region `r`. */
export const looks = sql`${uploadIn('k.image')} as image, k.image_alt, k.image_x, k.image_y, k.scene, k.region_id,
  r.title as region_title, ${participantColumn('k')}`
export const joinRegion = sql`left join regions r on r.id = k.region_id`

/** Sum received by a campaign `k`, as `g`: paid gifts in the ledger less refunds. */
export const joinTally = (countsSimulated: boolean) => sql`
  cross join lateral (
    select coalesce(sum(d.n), 0)::int as gifts, coalesce(sum(d.kept_amount), 0)::bigint as received
    from donation_sums d
    where d.unit = 'month' and d.campaign_id = k.id and d.status in ('paid', 'partially_refunded')
      and ${isSummed(countsSimulated)}
  ) g`

/** State of a campaign `k`, derived from status and clock. */
export const stateAt = (now: Date) => sql`
  case when k.status = 'draft' then 'draft' when k.status = 'closed' or k.closes_at <= ${now}::timestamptz then 'ended'
    when k.opens_at > ${now}::timestamptz then 'upcoming' else 'open' end`

/** Sort order for a text: its institution's, then its region's, then the one nearest its goal but not beyond. */
export const byAffiliation = ({
  participant,
  region,
}: {
  participant?: number | undefined
  region?: number | undefined
}) => sql`
  coalesce(k.participant_id = ${participant ?? null}, false) desc, coalesce(k.region_id = ${region ?? null}, false) desc,
  g.received >= k.goal_amount, g.received::numeric / k.goal_amount desc, k.id`

/** Sort order: open (ending soonest first), then upcoming, then ended, latest first. */
export const byState = (now: Date) => sql`
  array_position(array['draft', 'open', 'upcoming', 'ended'], ${stateAt(now)}),
  case ${stateAt(now)} when 'ended' then -extract(epoch from k.closes_at)
    when 'open' then extract(epoch from k.closes_at) else extract(epoch from k.opens_at) end, k.id`
