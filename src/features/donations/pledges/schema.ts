import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { MAX_GIFT, MIN_GIFT } from '../gift-rules.ts'
import { formatRupiah } from '../rupiah.ts'
import { openedOrderShape } from '../schema.ts'

/** `waiting`: its first gift was not paid yet, so nobody is reminded. */
export const pledgeStatuses = ['waiting', 'active', 'paused', 'stopped'] as const
export type PledgeStatus = (typeof pledgeStatuses)[number]

export const pledgeParams = z.object({ id: idNumber })
export const ownPledgesQuery = z.object(pageQuery())

const token = z.string('Salin seluruh tautan dari surat kami.').min(1).max(200)
/** What a letter to a guest carries behind `#`. */
export const pledgeLink = z.strictObject({ token })

/** Of a guest's letter; a member's account is enough. */
export const linkRevocation = z.strictObject({ token: token.optional() })

const WHOLE = 'Tulis jumlah dalam rupiah bulat, misalnya 100000.'

/** What of a pledge its donor changes; the version is that which the donor saw. */
export const pledgeChange = z.strictObject({
  version: z
    .int('Muat ulang halaman ini, lalu coba lagi.')
    .positive('Muat ulang halaman ini, lalu coba lagi.'),
  /** Whole rupiah a month. */
  amount: z
    .int(WHOLE)
    .min(MIN_GIFT, `Paling sedikit ${formatRupiah(MIN_GIFT)}.`)
    .max(MAX_GIFT, `Paling banyak ${formatRupiah(MAX_GIFT)}.`)
    .optional(),
  day: z.int('Pilih tanggal 1 sampai 31.').min(1, 'Paling kecil 1.').max(31, 'Paling besar 31.').optional(),
  status: z.enum(['active', 'paused', 'stopped'], 'Pilih aktif, jeda, atau berhenti.').optional(),
  /** Of a guest's letter. */
  token: token.optional(),
})
export type PledgeChange = z.output<typeof pledgeChange>

export const pledgeGift = z.strictObject({
  idempotency_key: z.uuid('Muat ulang halaman ini, lalu kirim lagi.').toLowerCase(),
  /** Of a guest's letter. */
  token: token.optional(),
})

const rupiah = z.int().min(0)

export const pledgeShape = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(pledgeStatuses),
  /** Whole rupiah a month. */
  amount: rupiah,
  /** Of the month; the last day of months that are shorter. */
  day: z.int(),
  designation: z.object({
    type: z.enum(['general', 'region', 'partisipan']),
    id: z.int().nullable(),
    title: z.string(),
  }),
  is_anonymous: z.boolean(),
  created_at: z.iso.datetime(),
  /** The day of the next letter, by Jakarta's calendar; null while none is to come. */
  next_on: z.iso.date().nullable(),
  /** Of its gifts: those paid, and what stayed of them. */
  gifts: z.object({ count: z.int(), total: rupiah, last_paid_at: z.iso.datetime().nullable() }),
  /** The newest of its orders that can still be paid. */
  open_order: z.object({ order_id: z.string(), amount: rupiah, expires_at: z.iso.datetime() }).nullable(),
  /** Of its newest order; null without a gateway. */
  environment: z.enum(['simulation', 'sandbox', 'production']).nullable(),
})
export type PledgeWire = z.output<typeof pledgeShape>

/** An order of a pledge; the token is for a guest. */
export const pledgeOrderShape = openedOrderShape.extend({ order_token: z.string().nullable() })
