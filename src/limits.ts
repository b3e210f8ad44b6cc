const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Limits of the site: hits per key within a number of seconds. */
export const limits = {
  'login account': { hits: 5, seconds: 15 * MINUTE },
  /** Applies even with a solved captcha: a password reset by mail remains possible. */
  'login account day': { hits: 50, seconds: DAY },
  'login address': { hits: 20, seconds: 15 * MINUTE },
  'register address': { hits: 20, seconds: HOUR },
  'mail address': { hits: 5, seconds: DAY },
  'mail address pause': { hits: 1, seconds: MINUTE },
  'forget network': { hits: 20, seconds: HOUR },
  'mail address network': { hits: 5, seconds: DAY },
  'activation code': { hits: 10, seconds: 2 * DAY },
  'activation code day': { hits: 50, seconds: DAY },
  'activation password': { hits: 10, seconds: 2 * DAY },
  'message network': { hits: 30, seconds: HOUR },
  'message unsolved': { hits: 3, seconds: HOUR },
  'registration network': { hits: 30, seconds: HOUR },
  'registration unsolved': { hits: 3, seconds: HOUR },
  'captcha network': { hits: 600, seconds: 10 * MINUTE },
  'upload files': { hits: 200, seconds: DAY },
  'email change': { hits: 5, seconds: DAY },
  'deletion letter': { hits: 5, seconds: DAY },
  'data export': { hits: 5, seconds: DAY },
  'news writing': { hits: 100, seconds: DAY },
  'forum writing': { hits: 60, seconds: HOUR },
  'forum flag': { hits: 50, seconds: DAY },
  'forum people': { hits: 600, seconds: HOUR },
  'step-up session': { hits: 5, seconds: 15 * MINUTE },
  'step-up person day': { hits: 50, seconds: DAY },
  'order giver': { hits: 10, seconds: HOUR },
  'paper drawn': { hits: 30, seconds: 10 * MINUTE },
  'totp person': { hits: 20, seconds: HOUR },
  'totp person day': { hits: 50, seconds: DAY },
  'visits person': { hits: 600, seconds: HOUR },
} as const
export type LimitName = keyof typeof limits
