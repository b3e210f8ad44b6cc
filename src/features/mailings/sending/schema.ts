import { z } from 'zod'
import { contentStatuses } from '#src/wire/content.ts'
import { changeFields } from '../../content/schema.ts'
import { newMailing } from '../writing/schema.ts'

const count = z.int().min(0)
const moment = z.iso.datetime().nullable()

const { list_id, people_region_id, role, institution_id, donated_since, ...others } = newMailing.shape
const { donated_campaign_id, event_id, label_id } = others

/** The values of a mailing that say whom it is for. */
export const segmentBody = z.strictObject({
  list_id,
  people_region_id,
  role,
  institution_id,
  donated_since,
  donated_campaign_id,
  event_id,
  label_id,
})

export const audienceShape = z.object({
  /** Number of letters that would leave now. */
  total: count,
  /** People who fit and get none: without consent to the list, with an address that refuses mail, erased. */
  left_out: z.object({ no_consent: count, bounced: count, erased: count }),
})
export type AudienceWire = z.output<typeof audienceShape>

/** Moment of sending; omitted for now. */
export const scheduleBody = z.strictObject({
  version: changeFields.version,
  publish_at: changeFields.publish_at,
})

export const pauseBody = z.strictObject({
  state: z.enum(['paused', 'running', 'stopped']),
})

export const sendingShape = z.object({
  /** Number of the mailing. */
  id: z.int(),
  title: z.string(),
  version: z.int(),
  status: z.enum(contentStatuses),
  publish_at: moment,
  list: z.string().nullable(),
  /** Null until it is published; `gathering` while the recipients are being put together. */
  state: z.enum(['gathering', 'running', 'paused', 'stopped', 'done']).nullable(),
  /** Reason why nothing leaves at the moment. */
  trouble: z.string().nullable(),
  started_at: moment,
  finished_at: moment,
  /** Recipients by what became of their letter. */
  counts: z.object({
    waiting: count,
    sending: count,
    sent: count,
    refused: count,
    uncertain: count,
    left_out: count,
  }),
  /** The most frequent reasons why a letter was not sent, or perhaps did not arrive. */
  reasons: z.array(
    z.object({ state: z.enum(['refused', 'uncertain', 'left_out']), reason: z.string(), count }),
  ),
  /** People whom it would reach; null once it is published. */
  audience: audienceShape.nullable(),
})
export type SendingWire = z.output<typeof sendingShape>
