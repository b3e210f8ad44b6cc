import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `JKL-` and a ULID: 48 bits of time, 80 random. */
export const newOrderId = (now: Date): string =>
  `JKL-${inLetters(BigInt(now.getTime()), 10)}${inLetters(chance(10), 16)}`

/** Creation time encoded in an order id, even of an unknown order; null for an invalid id. */
export function momentOfOrder(orderId: string): Date | null {
  const letters = /^JKL-([0-7][0-9A-HJKMNP-TV-Z]{9})[0-9A-HJKMNP-TV-Z]{16}$/.exec(orderId)?.[1]
  if (!letters) return null
  return new Date([...letters].reduce((number, letter) => number * 32 + LETTERS.indexOf(letter), 0))
}

/** 130 random bits in an unambiguous alphabet. */
export const newReceiptCode = (): string => inLetters(chance(17), 26)

const chance = (bytes: number) => BigInt(`0x${randomBytes(bytes).toString('hex')}`)

function inLetters(number: bigint, length: number): string {
  let text = ''
  for (let rest = number; text.length < length; rest >>= 5n) text = LETTERS[Number(rest & 31n)] + text
  return text
}

/** Id of an attempt at the gateway: the first has the order's own. */
export const attemptId = (orderId: string, attempt: number) =>
  attempt === 1 ? orderId : `${orderId}-${attempt}`

/** Order id of an attempt. */
export const orderOfAttempt = (id: string) => id.replace(/^(JKL-[0-9A-Z]{26})-[0-9]{1,2}$/, '$1')
