/*
 * Data of this tab about its gifts besides the cookie: their tokens, and the one to be paid next. Optional: where the
 * browser stores nothing, the pages work without.
 */
const tokenOf = (orderId: string) => `order token ${orderId}`
const PAY_NEXT = 'order to pay'

const stored = (name: string) => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
const store = (name: string, value: string) => {
  try {
    sessionStorage.setItem(name, value)
  } catch {}
}

export const keepOrderToken = (orderId: string, token: string) => store(tokenOf(orderId), token)

/** Authorises access to a guest's gift by header, if its token is known. The server has only the cookie. */
export function orderHeaders(orderId: string): Record<string, string> {
  const token = import.meta.env.SSR ? null : stored(tokenOf(orderId))
  return token ? { 'x-order-token': token } : {}
}

const PLEDGE = 'pledge token'
/** Stores the token of a guest's monthly gift in this tab, for the return from a payment. */
export const keepPledgeToken = (token: string) => store(PLEDGE, token)
export const keptPledgeToken = (): string => stored(PLEDGE) ?? ''

/** Makes the next page of this gift open the payment automatically. */
export const payNext = (orderId: string) => store(PAY_NEXT, orderId)

/** @returns true once if this gift was to be paid immediately */
export function takePayNext(orderId: string): boolean {
  const isNext = stored(PAY_NEXT) === orderId
  if (isNext) sessionStorage.removeItem(PAY_NEXT)
  return isNext
}
