import { z } from 'zod'
import { dayText, idNumber } from '#src/wire/shapes.ts'
import { changeFields, contentFilterFields, newTextFields } from '../../content/schema.ts'

/** Duties by which recipients can be chosen. */
export const segmentRoles = ['member', 'staff', 'admin', 'pic'] as const

/** A row that a mailing refers to by number. */
const choice = (said: string) => z.int(said).positive(said)

const ownFields = {
  /** List whose subscribers get it. */
  list_id: choice('Pilih daftar penerima.'),
  /** Of the list only people of this region, and so on; null for no such limit. */
  people_region_id: choice('Pilih region.').nullable(),
  role: z.enum(segmentRoles, `Pilih salah satu: ${segmentRoles.join(', ')}.`).nullable(),
  institution_id: choice('Pilih lembaga.').nullable(),
  /** Who gave since this day. */
  donated_since: dayText().nullable(),
  donated_campaign_id: choice('Pilih kampanye.').nullable(),
  /** Who registered for this event. */
  event_id: choice('Pilih acara.').nullable(),
  label_id: choice('Pilih label.').nullable(),
  /** `public`: readers of the site find it in the archive once it is sent. */
  archive: z.literal('public', 'Pilih salah satu: public.').nullable(),
}

export const newMailing = z.strictObject({
  ...newTextFields,
  list_id: ownFields.list_id,
  people_region_id: ownFields.people_region_id.default(null),
  role: ownFields.role.default(null),
  institution_id: ownFields.institution_id.default(null),
  donated_since: ownFields.donated_since.default(null),
  donated_campaign_id: ownFields.donated_campaign_id.default(null),
  event_id: ownFields.event_id.default(null),
  label_id: ownFields.label_id.default(null),
  archive: ownFields.archive.default(null),
})
export const mailingChange = z.strictObject({ ...changeFields, ...z.object(ownFields).partial().shape })

export const deskMailingFilter = z.object({ ...contentFilterFields, list: idNumber.optional() })
export type DeskMailingFilter = z.output<typeof deskMailingFilter>

/** Values of a mailing besides its text. */
export const mailingDetailsShape = z.object({
  ...ownFields,
  list_id: z.int().nullable(),
  /** Region of its list, whose editors write it; null for the secretariat's. */
  region_id: z.int().nullable(),
})
export type MailingDetails = z.output<typeof mailingDetailsShape>
