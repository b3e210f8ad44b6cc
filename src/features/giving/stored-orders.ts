/*
 * Data of this tab about its gifts besides the cookie: their tokens, and the one to be paid next. Optional: where the
 * browser stores nothing, the pages work without.
 */
import { deleteStored, readStored, tab, writeStored } from '#src/browser/stored.ts'

const tokenOf = (orderId: string) => `order token ${orderId}`
const PAY_NEXT = 'order to pay'

export const storeOrderToken = (orderId: string, token: string) => writeStored(tab, tokenOf(orderId), token)

/** Authorises access to a guest's gift by header, if its token is known. The server has only the cookie. */
export function orderHeaders(orderId: string): Record<string, string> {
  const token = import.meta.env.SSR ? null : readStored(tab, tokenOf(orderId))
  return token ? { 'x-order-token': token } : {}
}

const PLEDGE = 'pledge token'
/** Stores the token of a guest's monthly gift in this tab, for the return from a payment. */
export const storePledgeToken = (token: string) => writeStored(tab, PLEDGE, token)
export const storedPledgeToken = (): string => readStored(tab, PLEDGE) ?? ''

/** Makes the next page of this gift open the payment automatically. */
export const payNext = (orderId: string) => writeStored(tab, PAY_NEXT, orderId)

/** @returns true once if this gift was to be paid immediately */
export function takePayNext(orderId: string): boolean {
  const isNext = readStored(tab, PAY_NEXT) === orderId
  if (isNext) deleteStored(tab, PAY_NEXT)
  return isNext
}
