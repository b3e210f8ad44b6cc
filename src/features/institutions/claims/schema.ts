import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'

const claimStatuses = ['pending', 'confirmed', 'refused', 'withdrawn'] as const
const claimSorts = ['created_at', '-created_at'] as const

export const claimFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  /** Defaults to all but withdrawn ones, pending first. */
  status: z.enum(claimStatuses).optional(),
  participant: idNumber.optional(),
  /** Only claims on institutions without a PIC. */
  without_pic: z.enum(['0', '1'], sharedWords.zeroOrOne).default('0'),
  sort: z.enum(claimSorts).default('created_at'),
})
export type ClaimFilter = z.output<typeof claimFilter>

export const claimParams = z.object({ id: idNumber })

const decision = z.enum(['confirm', 'refuse'])
export type ClaimDecision = z.output<typeof decision>
export const claimDecision = z.strictObject({ decision })

const moment = z.iso.datetime()
const named = z.object({ id: z.int(), title: z.string() })

export const claimShape = z.object({
  id: z.int(),
  status: z.enum(claimStatuses),
  partisipan: named.extend({ has_pic: z.boolean() }),
  user: z.object({
    id: z.int(),
    nama_lengkap: z.string(),
    email: z.string(),
    organisasi: z.string().nullable(),
    region: named.nullable(),
  }),
  created_at: moment,
  decided_at: moment.nullable(),
  /** Decider; null while pending. */
  decided_by: z.object({ id: z.int(), nama_lengkap: z.string() }).nullable(),
})
export type ClaimWire = z.output<typeof claimShape>
