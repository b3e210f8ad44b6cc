/*
 * What this tab knows of its gifts besides the cookie: how to open them, and which is to be paid next. All of it is an
 * extra: where the browser keeps nothing, the pages work without.
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

/** The header that opens a guest's gift, where its token is known. On the server the cookie is all there is. */
export function orderHeaders(orderId: string): Record<string, string> {
  const token = import.meta.env.SSR ? null : stored(tokenOf(orderId))
  return token ? { 'x-order-token': token } : {}
}

const PLEDGE = 'pledge token'
/** What opened a guest's monthly gift in this tab: the way back from a payment leads to it again. */
export const keepPledgeToken = (token: string) => store(PLEDGE, token)
export const keptPledgeToken = (): string => stored(PLEDGE) ?? ''

/** The page of this gift, which comes next, opens the payment by itself. */
export const payNext = (orderId: string) => store(PAY_NEXT, orderId)

/** @returns whether this gift was to be paid at once, and true only once */
export function takePayNext(orderId: string): boolean {
  const isNext = stored(PAY_NEXT) === orderId
  if (isNext) sessionStorage.removeItem(PAY_NEXT)
  return isNext
}
