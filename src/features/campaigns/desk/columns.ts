import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { Voice } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { affiliationErrors } from '../../institutions/affiliation-queries.ts'
import { contentOf, storyColumns } from '../story.ts'
import * as words from './api-words.id.ts'
import type { CampaignText } from './schema.ts'
import type { LockedCampaign } from './write-queries.ts'

/** Database columns of the texts. */
export const columnsOf = ({ permit, ...text }: CampaignText) => ({
  title: text.title,
  excerpt: text.excerpt,
  ...storyColumns(text),
  goalAmount: text.goal_amount,
  startsOn: text.starts_on,
  endsOn: text.ends_on,
  permitNumber: permit?.number ?? null,
  permitLevel: permit?.level ?? null,
  permitFrom: permit?.valid_from ?? null,
  permitUntil: permit?.valid_until ?? null,
  image: text.image,
  // Without a picture its alt text and crop are dropped.
  imageAlt: text.image ? text.image_alt : '',
  imageX: text.image ? text.image_x : 50,
  imageY: text.image ? text.image_y : 50,
  scene: text.scene,
  regionId: text.region_id,
  participantId: text.participant_id,
})

/** Texts from the database columns. */
export const textOf = (row: LockedCampaign): CampaignText => ({
  title: row.title,
  excerpt: row.excerpt,
  story: row.story,
  content: contentOf(row),
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
  image: row.image,
  image_alt: row.imageAlt,
  image_x: row.imageX,
  image_y: row.imageY,
  scene: row.scene as CampaignText['scene'],
  region_id: row.regionId,
  participant_id: row.participantId,
})

/** @throws Failure 400 for days in the wrong order, a photo without alt text, an unknown region or institution */
export async function requireValidCampaign(tx: Tx, text: CampaignText, voice: Voice): Promise<void> {
  const { starts_on, ends_on, permit, image, image_alt } = text
  const errors = await affiliationErrors(tx, text, voice)
  if (ends_on && ends_on < starts_on) errors.ends_on = [words.lastBeforeFirst]
  if (permit && permit.valid_until < permit.valid_from)
    errors['permit.valid_until'] = [words.permitEndsBeforeStart]
  if (permit && (permit.valid_until < starts_on || (ends_on && ends_on < permit.valid_from)))
    errors['permit.valid_from'] = [words.permitMissesDays]
  if (image && !image_alt) errors.image_alt = [sharedWords.describePhoto]
  if (Object.keys(errors).length) throw invalid(errors)
}
