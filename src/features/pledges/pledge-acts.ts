import { redirect, redirectDocument } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import { payNext, storeOrderToken } from '#src/features/giving/stored-orders.ts'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { Failed } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { patchPledge, postPledgeOrder } from './api.ts'
import type { PledgeWire } from './schema.ts'
import * as words from './words.id.ts'

export type Values = Record<string, string>

/** Failed action, with its pledge. */
export type Refusal = { id: number; form: FormAnswer }
type Acted = { pledge: PledgeWire; done: string } | { refusal: Refusal; status: number } | Response

/** Success message of an action. */
export const doneWords = (intent: string | null): string | null =>
  intent !== null && Object.hasOwn(words.done, intent) ? words.done[intent]! : null

const statuses: Record<string, 'active' | 'paused' | 'stopped'> = {
  jeda: 'paused',
  lanjut: 'active',
  berhenti: 'stopped',
}

/** Runs the action of a pledge's button. A guest's form carries the pledge's token. */
export async function actOnPledge({ api }: Pick<PageArgs, 'api'>, values: Values): Promise<Acted> {
  const id = Number(values.id)
  const { intent = '', token } = values
  if (intent === 'beri') return give(api, values)
  const status = statuses[intent]
  const change =
    status !== undefined
      ? { status }
      : { amount: readRupiah(values.amount ?? '').amount!, day: Number(values.day) }
  const answer = await api<typeof patchPledge>('PATCH /pledges/{id}', {
    params: { id },
    session: true,
    body: { version: Number(values.version), ...change, ...(token && { token }) },
  })
  return answer.success ? { pledge: answer.data, done: intent } : refusal(id, values, answer)
}

const refusal = (id: number, values: Values, failed: Failed) => ({
  refusal: {
    id,
    form: answerOf(values, { ...failed, errors: withSumReason(failed.errors, 'amount', values.amount) }),
  },
  status: statusOf(failed),
})

/** Opens the order and redirects as the donation form does: by a page load, for that page's content policy. */
async function give(api: PageArgs['api'], values: Values): Promise<Acted> {
  const id = Number(values.id)
  const ask = (idempotency_key: string) =>
    api<typeof postPledgeOrder>('POST /pledges/{id}/orders', {
      params: { id },
      session: true,
      body: { idempotency_key, ...(values.token && { token: values.token }) },
    })
  const first = await ask(values.idempotency_key ?? '')
  // The sum changed since this key was used: this is another gift.
  const hasOldKey = first.code === 409 && Object.hasOwn(Object(first.data), 'reason')
  const answer = hasOldKey ? await ask(newKey()) : first
  if (!answer.success) return refusal(id, values, answer)
  const { order_id, redirect_url, order_token } = answer.data
  if (import.meta.env.SSR) return redirect(redirect_url ?? paths.donation(order_id))
  if (order_token) storeOrderToken(order_id, order_token)
  if (redirect_url) payNext(order_id)
  return redirectDocument(paths.donation(order_id))
}
