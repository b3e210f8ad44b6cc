import { data, redirect, redirectDocument } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import type { OpenedOrderWire } from '#src/features/giving/schema.ts'
import { payNext, storeOrderToken } from '#src/features/giving/stored-orders.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { postGuestGift, postTransaction } from '../api.ts'
import { markDraftSent } from './draft.ts'
import { donorBody, giftBody, giftErrors, type Values } from './gift-body.ts'
import { errorsBefore, STEP, stepIn, stepOfErrors } from './steps.ts'

/** Form answer code for too many unpaid gifts. */
export const TOO_MANY_OPEN = 409
const hasManyOpen = (data: unknown) => Object.hasOwn(Object(data), 'open_orders')

type Parts = Pick<PageArgs, 'api' | 'visitor'>

/**
 * Creates the order and redirects: with script to its page, by a page load, because the payment window needs that
 * page's content policy; without script to the gateway's own page.
 */
export async function give({ api, visitor }: Parts, { captcha, ...typed }: Values) {
  const giver = await visitor()
  const isGuest = !giver
  if (typed[STEP]) return passStep(typed, isGuest)
  let values = typed
  let answer = await order(api, values, isGuest, captcha)
  // The form changed after a first send with this key, whose answer was lost: this is another gift.
  if (answer.code === 409) {
    values = { ...values, idempotency_key: newKey() }
    answer = await order(api, values, isGuest, captcha)
  }
  if (!answer.success) {
    const failed = { ...answer, errors: giftErrors(answer.errors, values) }
    // Not a rate limit: waiting does not help where an open gift can be paid or cancelled.
    return refused(values, hasManyOpen(answer.data) ? { ...failed, code: TOO_MANY_OPEN } : failed)
  }
  const { order_id, redirect_url } = answer.data
  if (import.meta.env.SSR) return redirect(redirect_url ?? paths.donation(order_id))
  if (answer.data.order_token) storeOrderToken(order_id, answer.data.order_token)
  markDraftSent(giver?.id ?? null, order_id)
  if (redirect_url) payNext(order_id)
  return redirectDocument(paths.donation(order_id))
}

/** Answers a step's button that was pressed before script ran: the next step, or what is missing for it. */
function passStep(values: Values, isGuest: boolean) {
  const errors = errorsBefore(stepIn(values[STEP]), values, isGuest)
  const code = stepOfErrors(errors) ? 400 : 200
  return data<FormAnswer>({ values, errors, code }, { status: code })
}

type Opened = OpenedOrderWire & { order_token?: string }

async function order(
  api: Parts['api'],
  values: Values,
  isGuest: boolean,
  captcha: string | undefined,
): Promise<Result<Opened>> {
  // Validated by the call.
  const wish = giftBody(values) as (typeof postTransaction)['input']['body']
  if (!isGuest) return api<typeof postTransaction>('POST /payment/transaction', { body: wish, session: true })
  const body = { ...wish, donor: donorBody(values), captcha: captcha ?? '' }
  return api<typeof postGuestGift>('POST /donations/guest', { body, session: true })
}
