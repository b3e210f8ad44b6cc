import { Failure } from '#src/platform/http/failures.ts'
import { sentCookies, sentHeader, setCookie } from '#src/platform/request-scope.ts'
import { createProofToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { DAY_SECONDS } from '#src/wire/duration.ts'
import { momentOfOrder } from './order-ids.ts'

const COOKIE = 'jkl-order'
/** Lifetime of a token in years, from the creation of its order. */
const YEARS = 1
const SEVEN_DAYS = 7 * DAY_SECONDS
/** Maximum of tokens in the cookie: as many as orders may be open at once. */
const KEPT = 5

/** Access token of a guest's order: 256 bits derived from the server's secret. */
export const { sign: orderToken, proves: isOrderToken } = createProofToken<string>({
  purpose: 'order token',
  signed: (orderId) => orderId,
})

/** True if an order's token has expired, known or not: derived from its id only, so it reveals no order. */
function hasTokenEnded(orderId: string, now: Date): boolean {
  const end = momentOfOrder(orderId)
  end?.setUTCFullYear(end.getUTCFullYear() + YEARS)
  return end !== null && end <= now
}

/** 404 for an order; a guest with an expired link gets `data:{link_ended:true}`. */
export const orderNotFound = (orderId: string, now: Date): Failure =>
  new Failure(404, { data: hasTokenEnded(orderId, now) ? { link_ended: true } : {} })

const cookieTokens = () =>
  sentCookies(COOKIE)
    .join('.')
    .split('.')
    .filter((text) => /^[\w-]{43}$/.test(text))

/** True if the request has the order's token, in `X-Order-Token` or the cookie `jkl-order`. */
export function showsToken(secret: SiteSecret, orderId: string): boolean {
  const shown = [sentHeader('x-order-token') ?? '', ...cookieTokens().slice(0, KEPT)]
  return shown.some((text) => isOrderToken(secret, orderId, text))
}

/** Stores the token in the browser's cookie for seven days, beside those of its latest other orders. */
export function setOrderTokenCookie(token: string, { isHttps }: { isHttps: boolean }) {
  const tokens = [token, ...cookieTokens().filter((other) => other !== token)].slice(0, KEPT)
  setCookie(
    `${COOKIE}=${tokens.join('.')}; Path=/; Max-Age=${SEVEN_DAYS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  )
}
