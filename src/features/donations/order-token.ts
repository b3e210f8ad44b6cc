import { Failure } from '#src/platform/http/failures.ts'
import { sentCookies, sentHeader, setCookie } from '#src/platform/request-scope.ts'
import { createProofToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { DAY_SECONDS } from '#src/wire/duration.ts'
import { momentOfOrder } from './order-ids.ts'

const COOKIE = 'jkl-order'
/** For so many years after the order was made its token opens it. */
const YEARS = 1
const SEVEN_DAYS = 7 * DAY_SECONDS
/** As many as may be open at once. */
const KEPT = 5

/** Token that opens an order, by its id, to whoever made it without an account. */
export const { sign: orderToken, proves: isOrderToken } = createProofToken<string>({
  purpose: 'order token',
  signed: (orderId) => orderId,
})

/** True if the token of an order, known or not, has ended by now: told from its number alone, so it betrays no order. */
function hasTokenEnded(orderId: string, now: Date): boolean {
  const end = momentOfOrder(orderId)
  end?.setUTCFullYear(end.getUTCFullYear() + YEARS)
  return end !== null && end <= now
}

/** No order of theirs; a guest whose link has ended hears that in `data:{link_ended:true}`. */
export const orderNotFound = (orderId: string, now: Date): Failure =>
  new Failure(404, { data: hasTokenEnded(orderId, now) ? { link_ended: true } : {} })

const cookieTokens = () =>
  sentCookies(COOKIE)
    .join('.')
    .split('.')
    .filter((text) => /^[\w-]{43}$/.test(text))

/** Whether the request shows the token of an order, as `X-Order-Token` or in the cookie `jkl-order`. */
export function showsToken(secret: SiteSecret, orderId: string): boolean {
  const shown = [sentHeader('x-order-token') ?? '', ...cookieTokens().slice(0, KEPT)]
  return shown.some((text) => isOrderToken(secret, orderId, text))
}

/** Leaves the token with the browser for seven days, beside those of its other last orders. */
export function keepToken(token: string, { isHttps }: { isHttps: boolean }) {
  const tokens = [token, ...cookieTokens().filter((other) => other !== token)].slice(0, KEPT)
  setCookie(
    `${COOKIE}=${tokens.join('.')}; Path=/; Max-Age=${SEVEN_DAYS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  )
}
