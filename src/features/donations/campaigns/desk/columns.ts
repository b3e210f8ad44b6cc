import { invalid } from '#src/platform/http/failures.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { CampaignText } from './schema.ts'
import type { HeldCampaign } from './write-queries.ts'

/** What was written, as the columns that hold it. */
export const columnsOf = ({ permit, ...text }: CampaignText) => ({
  title: text.title,
  excerpt: text.excerpt,
  story: text.story,
  goalAmount: text.goal_amount,
  startsOn: text.starts_on,
  endsOn: text.ends_on,
  permitNumber: permit?.number ?? null,
  permitLevel: permit?.level ?? null,
  permitFrom: permit?.valid_from ?? null,
  permitUntil: permit?.valid_until ?? null,
})

/** The same the other way round. */
export const textOf = (row: HeldCampaign): CampaignText => ({
  title: row.title,
  excerpt: row.excerpt,
  story: row.story,
  goal_amount: row.goalAmount,
  starts_on: row.startsOn,
  ends_on: row.endsOn,
  permit: row.permitNumber
    ? {
        number: row.permitNumber,
        level: row.permitLevel as NonNullable<CampaignText['permit']>['level'],
        valid_from: row.permitFrom!,
        valid_until: row.permitUntil!,
      }
    : null,
})

/** @throws Failure 400 for days in the wrong order */
export function requireFitting({ starts_on, ends_on, permit }: CampaignText) {
  const errors: FieldErrors = {}
  if (ends_on && ends_on < starts_on) errors.ends_on = ['Hari terakhir tidak boleh sebelum hari pertama.']
  if (permit && permit.valid_until < permit.valid_from)
    errors['permit.valid_until'] = ['Izin tidak boleh berakhir sebelum mulai berlaku.']
  if (permit && (permit.valid_until < starts_on || (ends_on && ends_on < permit.valid_from)))
    errors['permit.valid_from'] = ['Masa izin tidak bertemu dengan hari-hari kampanye.']
  if (Object.keys(errors).length) throw invalid(errors)
}
