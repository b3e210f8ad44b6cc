import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash } from '#src/features/accounts/factors/recovery-codes.ts'
import { newTotp } from '#src/features/accounts/factors/totp.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { readStopToken, stopToken } from '#src/features/campaigns/updates/stop-token.ts'
import { createLinks } from '#src/features/downloads/link.ts'
import {
  checkInCode,
  readCheckInCode,
  readRegistrationToken,
  registrationToken,
} from '#src/features/events/registering/tickets.ts'
import { forumMailToken, readForumMailToken } from '#src/features/forum/mail/token.ts'
import { isOrderToken, orderToken } from '#src/features/giving/order-token.ts'
import { isPledgeToken, pledgeToken } from '#src/features/pledges/pledge-token.ts'
import { newFileName } from '#src/platform/files/files.ts'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import type { SiteSecret } from './site-secret.ts'

const former: SiteSecret = ['the secret of the years before, long enough']
const rotated: SiteSecret = ['the secret of the years to come, long enough', former[0]]
const dropped: SiteSecret = [rotated[0]]

const before = await freshApp({ sessionSecret: former })
const after = await freshApp({ siteUrl: before.siteUrl, sessionSecret: rotated })
const gone = await freshApp({ siteUrl: before.siteUrl, sessionSecret: dropped })

test('SESSION_SECRET: a session of before the rotation goes on until its secret leaves the list', async () => {
  const { token } = await before.as(await makeUser(before.db))
  const headers = { authorization: `Bearer ${token}` }
  expect((await after.open('/v1/user/profile', headers)).status).toBe(200)
  expect((await gone.open('/v1/user/profile', headers)).status).toBe(401)
  const { token: newer } = await after.as(await makeUser(after.db))
  expect((await gone.open('/v1/user/profile', { authorization: `Bearer ${newer}` })).status).toBe(200)
})

test('SESSION_SECRET: what was signed before the rotation is taken, and what is signed after it is of the first', () => {
  const file = newFileName('pdf')
  const link = { downloadId: 7, version: 2, userId: null, file }
  const now = new Date()
  const kinds: [
    name: string,
    sign: (secret: SiteSecret) => string,
    isTaken: (secret: SiteSecret, text: string) => boolean,
  ][] = [
    ['order', (s) => orderToken(s, 'JKL-1'), (s, text) => isOrderToken(s, 'JKL-1', text)],
    ['pledge', (s) => pledgeToken(s, 7), (s, text) => isPledgeToken(s, { id: 7, linkVersion: 0 }, text)],
    ['campaign updates', (s) => stopToken(s, 7), (s, text) => readStopToken(s, text) === 7],
    ['forum mail', (s) => forumMailToken(s, 7), (s, text) => readForumMailToken(s, text) === 7],
    ['registration', (s) => registrationToken(s, 7), (s, text) => readRegistrationToken(s, text) === 7],
    ['check-in', (s) => checkInCode(s, 7), (s, text) => readCheckInCode(s, text) === 7],
    [
      'download',
      (s) => createLinks(s).sign(link, now),
      (s, text) => createLinks(s).read(text, now)?.file === file,
    ],
  ]
  for (const [name, sign, isTaken] of kinds) {
    expect(isTaken(rotated, sign(former)), name).toBe(true)
    expect(isTaken(dropped, sign(former)), name).toBe(false)
    expect(sign(rotated), name).toBe(sign(dropped))
    expect(isTaken(former, sign(rotated)), name).toBe(false)
  }
})

test('SESSION_SECRET: an authenticator app and recovery codes of before the rotation still let in', async () => {
  const password = 'kain tenun di beranda'
  const user = await makeUser(before.db, { passwordHash: await before.services.passwords.hash(password) })
  const { text, sealed } = newTotp(former, user.id)
  await before.db
    .insertInto('totpFactors')
    .values({ userId: user.id, secret: sealed, confirmedAt: before.time.now })
    .execute()
  const [code] = newRecoveryCodes()
  await before.db
    .insertInto('recoveryCodes')
    .values({ userId: user.id, hash: recoveryHash(former, user.id, code!) })
    .execute()
  const digits = new TOTP({ secret: Secret.fromBase32(text) }).generate({
    timestamp: after.time.now.getTime(),
  })
  for (const given of [digits, code!]) {
    const first = await after.post('/v1/user/login/member', { email: user.email, password: toHex(password) })
    const { challenge } = first.data as { challenge: string }
    expect((await after.post('/v1/user/login/member', { challenge, code: given })).code, given).toBe(200)
  }
})

test('SESSION_SECRET: a captcha begun before the rotation counts after it', async () => {
  const body = { email: 'siapa@contoh.example', captcha: await solveCaptcha(before, 'forget') }
  expect((await gone.post('/v1/user/forget', body)).code).toBe(400)
  expect((await after.post('/v1/user/forget', body)).code).toBe(200)
})
