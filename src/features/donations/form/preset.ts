import { MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import { groupDigits } from '#src/features/giving/rupiah.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { Target } from './designation-group.tsx'
import { campaignValue, FREE, type Values } from './gift-body.ts'

/** Amounts to choose from, whole rupiah. */
export const presets = [50_000, 100_000, 250_000, 500_000, 1_000_000]

/** Preselected amount, whole rupiah. */
const FIRST = 100_000
/** Letters of an amount in the address that are shown again in the field. */
const LONGEST = 30

type Known = { campaigns: readonly { id: number }[]; targets: readonly Target[] }

/**
 * Initial values of the form, and those that the address asks for: `amount`, `frequency=monthly`, and one of
 * `campaign`, `region`, `partisipan`. What is unknown or not open is left out; an amount as somebody typed it stays in
 * the field, where the form says what is wrong with it.
 * @returns with the amount to show channels for
 */
export function presetOf(
  query: URLSearchParams,
  known: Known,
): { values: Values; wished: Values; amount: number } {
  const wished: Values = { ...amountIn(query), ...designationIn(query, known) }
  if (query.get('frequency') === 'monthly') wished.frequency = 'monthly'
  const { amount } = readRupiah(query.get('amount') ?? '')
  const isPossible = amount !== null && amount >= MIN_DONATION_AMOUNT && amount <= MAX_DONATION_AMOUNT
  return {
    values: { preset: String(FIRST), designation: 'general', ...wished },
    wished,
    amount: isPossible ? amount : FIRST,
  }
}

function amountIn(query: URLSearchParams): Values {
  const typed = (query.get('amount') ?? '').trim().slice(0, LONGEST)
  if (!typed) return {}
  const { amount } = readRupiah(typed)
  if (amount !== null && presets.includes(amount)) return { preset: String(amount) }
  return { preset: FREE, amount: amount === null ? typed : groupDigits(String(amount)) }
}

function designationIn(query: URLSearchParams, { campaigns, targets }: Known): Values {
  const idIn = (name: string, rows: readonly { id: number }[]) =>
    rows.find(({ id }) => String(id) === query.get(name))?.id
  const campaign = idIn('campaign', campaigns)
  if (campaign !== undefined) return { designation: campaignValue(campaign) }
  const region = idIn('region', targets)
  if (region !== undefined) return { designation: 'region', region_id: String(region) }
  const participant = idIn(
    'partisipan',
    targets.flatMap(({ ids }) => ids.map((id) => ({ id }))),
  )
  return participant === undefined ? {} : { designation: 'partisipan', participant_id: String(participant) }
}
