import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#src/wire/duration.ts'

/** Rate limits of the site: hits per key within a number of seconds. */
export const rateLimits = {
  /** Login limit: attempts per account, after which the captcha is required. */
  'login account': { hits: 5, seconds: 15 * MINUTE_SECONDS },
  /** Login attempts per account and day, even with a solved captcha: a password reset by mail remains possible. */
  'login account day': { hits: 50, seconds: DAY_SECONDS },
  /** Login attempts per network. */
  'login address': { hits: 20, seconds: 15 * MINUTE_SECONDS },
  'register address': { hits: 20, seconds: HOUR_SECONDS },
  'mail address': { hits: 5, seconds: DAY_SECONDS },
  'mail address pause': { hits: 1, seconds: MINUTE_SECONDS },
  'forget network': { hits: 20, seconds: HOUR_SECONDS },
  'mail address network': { hits: 5, seconds: DAY_SECONDS },
  'activation code': { hits: 10, seconds: 2 * DAY_SECONDS },
  'activation code day': { hits: 50, seconds: DAY_SECONDS },
  'activation password': { hits: 10, seconds: 2 * DAY_SECONDS },
  'message network': { hits: 30, seconds: HOUR_SECONDS },
  /** Mails that leave the site with free text, to an address that a visitor typed. */
  'message answer': { hits: 30, seconds: HOUR_SECONDS },
  'message unsolved': { hits: 3, seconds: HOUR_SECONDS },
  'registration network': { hits: 30, seconds: HOUR_SECONDS },
  'registration unsolved': { hits: 3, seconds: HOUR_SECONDS },
  'subscription network': { hits: 30, seconds: HOUR_SECONDS },
  'subscription unsolved': { hits: 3, seconds: HOUR_SECONDS },
  /** Letters that ask an address, whoever typed it. */
  'subscription letter': { hits: 3, seconds: DAY_SECONDS },
  /** Invitations to lists of mailings, per person at the desk. */
  invitation: { hits: 100, seconds: DAY_SECONDS },
  'captcha network': { hits: 600, seconds: 10 * MINUTE_SECONDS },
  'upload files': { hits: 200, seconds: DAY_SECONDS },
  'email change': { hits: 5, seconds: DAY_SECONDS },
  'deletion letter': { hits: 5, seconds: DAY_SECONDS },
  'data export': { hits: 5, seconds: DAY_SECONDS },
  /** Copies of other people's data, per admin. */
  'case copy': { hits: 20, seconds: DAY_SECONDS },
  'test letter': { hits: 10, seconds: HOUR_SECONDS },
  'news writing': { hits: 100, seconds: DAY_SECONDS },
  'forum writing': { hits: 60, seconds: HOUR_SECONDS },
  'forum flag': { hits: 50, seconds: DAY_SECONDS },
  'forum people': { hits: 600, seconds: HOUR_SECONDS },
  'step-up session': { hits: 5, seconds: 15 * MINUTE_SECONDS },
  'step-up person day': { hits: 50, seconds: DAY_SECONDS },
  'order giver': { hits: 10, seconds: HOUR_SECONDS },
  /** Changes of how one gift is shown in public. */
  'gift shown': { hits: 20, seconds: HOUR_SECONDS },
  'paper drawn': { hits: 30, seconds: 10 * MINUTE_SECONDS },
  'totp person': { hits: 20, seconds: HOUR_SECONDS },
  'totp person day': { hits: 50, seconds: DAY_SECONDS },
  'visits person': { hits: 600, seconds: HOUR_SECONDS },
} as const
export type LimitName = keyof typeof rateLimits
