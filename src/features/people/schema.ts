import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import {
  emailAddress,
  fullName,
  mobilePhone,
  organisation,
  participantId,
  regionId,
} from '../../wire/person-fields.ts'
import * as words from './api-words.id.ts'

const personRoles = ['member', 'pic', 'region', 'moderator', 'staff', 'admin'] as const
export const personStates = ['active', 'suspended', 'leaving'] as const
const personOrders = ['-created_at', 'created_at', 'name', '-name'] as const

const filter = {
  /** Name, mail, phone, organisation or institution. */
  q: searchText.default(''),
  /** `member`: people without any duty. */
  role: z.enum(personRoles).optional(),
  state: z.enum(personStates).optional(),
  region: idNumber.optional(),
  institution: idNumber.optional(),
  label: idNumber.optional(),
}
export const peopleFilter = z.object(filter)
export type PeopleFilter = z.output<typeof peopleFilter>
export const peopleQuery = z.object({
  ...filter,
  sort: z.enum(personOrders).default('-created_at'),
  ...pageQuery(),
})
export type PeopleQuery = z.output<typeof peopleQuery>

export const personParams = z.object({ id: idNumber })

const named = z.object({ id: z.int(), title: z.string() }).nullable()
const moment = z.iso.datetime()

export const personRowShape = z.object({
  id: z.int(),
  email: z.string(),
  nama_lengkap: z.string(),
  phone: z.string().nullable(),
  organisasi: z.string().nullable(),
  partisipan: named,
  region: named,
  role: z.enum(['member', 'staff', 'admin']),
  is_pic: z.boolean(),
  is_moderator: z.boolean(),
  /** Regions that the person edits at the desk. */
  editor_regions: z.array(z.object({ id: z.int(), title: z.string() })),
  user_type: z.enum(['umum', 'partisipan', 'sekretariat']),
  state: z.enum(personStates),
  created_at: moment,
  last_seen_at: moment.nullable(),
})
export type PersonRowWire = z.output<typeof personRowShape>

export const personShape = personRowShape.extend({
  /** Unconfirmed institution claim. */
  claim: named,
  activated_at: moment.nullable(),
  deletion_due_at: moment.nullable(),
  suspension: z.object({ at: moment, by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  has_second_factor: z.boolean(),
  counts: z.object({ news: z.int(), donations: z.int(), questions: z.int() }),
  version: z.int(),
  /** Permissions of the caller. */
  can: z.object({ suspend: z.boolean(), govern: z.boolean() }),
})
export type PersonWire = z.output<typeof personShape>

const reason = linesOfText(sharedWords.reasonMissing)
  .min(5, sharedWords.reasonTooShort)
  .max(500, sharedWords.atMostLetters(500))

export const suspension = z.strictObject({ reason })

/** Fields that the secretariat corrects for a person; omitted ones stay. An address is corrected by admins only. */
export const correction = z.strictObject({
  version: z.int(sharedWords.reload),
  /** Mailed to the person and kept in the audit log. */
  reason,
  nama_lengkap: fullName.optional(),
  phone: mobilePhone.optional(),
  organisasi: organisation.nullable().optional(),
  region_id: regionId.optional(),
  participant_id: participantId.nullable().optional(),
  email: emailAddress.optional(),
})
export type Correction = z.output<typeof correction>

export const duties = z.strictObject({
  role: z.enum(['member', 'staff', 'admin']),
  is_moderator: z.boolean(sharedWords.yesOrNo),
  /** Regions to edit; omitted: as they are. The secretariat edits all of them and needs none. */
  region_ids: z
    .array(z.int(sharedWords.chooseRegion).positive(sharedWords.chooseRegion))
    .max(100, words.atMost100Regions)
    .optional(),
  version: z.int(sharedWords.reload),
})
export type Duties = z.output<typeof duties>

export const erasure = z.strictObject({
  /** Address of the person, typed as confirmation. */
  email: lineOfText(words.emailOfPersonMissing).toLowerCase().max(254, sharedWords.addressTooLong),
  keep_byline: z.boolean(sharedWords.yesOrNo).default(false),
  reason,
})

export const mergeParams = z.object({ id: idNumber, into: idNumber })
export const merge = z.strictObject({
  into: z.int(sharedWords.accountNumberMissing).positive(sharedWords.accountNumberMissing),
  /** Versions of both accounts in the preview. */
  version: z.int(sharedWords.reload),
  into_version: z.int(sharedWords.reload),
})
export const mergeShape = z.object({
  from: personRowShape,
  into: personRowShape,
  version: z.int(),
  into_version: z.int(),
  /** Data that moves, with counts. */
  moves: z.array(z.object({ what: z.string(), count: z.int() })),
  /** Data deleted with the double. */
  ends: z.array(z.object({ what: z.string(), count: z.int() })),
  /** Empty fields of the target, filled from the double. */
  fills: z.array(z.string()),
  /** Reason why it is not possible: the double has a duty, or it is one's own account. */
  refused: z.enum(['duty', 'self', 'same']).nullable(),
})
export type MergeWire = z.output<typeof mergeShape>

export const waitingQuery = z.object({ q: searchText.default(''), ...pageQuery() })
export const waitingShape = z.object({
  /** Self-registered, or invited from a list. */
  kind: z.enum(['registration', 'invitation']),
  email: z.string(),
  name: z.string(),
  created_at: moment,
  expires_at: moment,
})
export type WaitingWire = z.output<typeof waitingShape>
export const resend = z.strictObject({ email: emailAddress })
