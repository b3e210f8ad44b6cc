import { expect, test } from 'vitest'
import { readStopToken, stopToken } from '#src/features/campaigns/updates/stop-token.ts'
import { createLinks } from '#src/features/downloads/link.ts'
import { readRegistrationToken, registrationToken } from '#src/features/events/registering/tickets.ts'
import { forumMailToken, readForumMailToken } from '#src/features/forum/mail/token.ts'
import { isOrderToken, orderToken } from '#src/features/giving/order-token.ts'
import { clickToken, readClickToken } from '#src/features/mailings/archive/click-token.ts'
import { bounceAddress, readBounceAddress } from '#src/features/mailings/bounces/bounce-address.ts'
import { leaveToken, readLeaveToken } from '#src/features/mailings/subscriptions/leave-token.ts'
import { isPledgeToken, pledgeToken } from '#src/features/pledges/pledge-token.ts'
import type { SiteSecret } from './site-secret.ts'

const secret: SiteSecret = ['a-secret-of-the-site-that-is-thirty-two-long']
const rotated: SiteSecret = ['another-secret-of-the-site-just-as-long-as-it', ...secret]
const now = new Date('2026-11-21T01:00:00Z')
const order = 'JKL-20261121-ABCDEFGH'
const file = 'abcdef0123456789abcdef0123456789.pdf'
const link = { downloadId: 12, version: 3, userId: 77, file }
const guestLink = { ...link, userId: null }

const letter = { subscriberId: 42, mailingId: 7 }
const mailbox = 'Bounces@surat.example'

type Kind = {
  name: string
  token: string
  sign: (secret: SiteSecret) => string
  read: (secret: SiteSecret, token: string) => unknown
  payload: unknown
}

/** Tokens of letters, cookies and tickets that are in people's hands: these constants never change. */
const kinds: Kind[] = [
  {
    name: 'download link of a member',
    token: `12.3.77.1795223400000.${file}.I6-_p8U1bOq-iOh-P4m4XXUcZaWyg4dWhjDMT04tKOY`,
    sign: (one) => createLinks(one).sign(link, now),
    read: (one, token) => createLinks(one).read(token, now),
    payload: { ...link, isExpired: false },
  },
  {
    name: 'download link of a guest',
    token: `12.3.0.1795223400000.${file}.A8r3IItNmBmdRSSEn_4Vauq5jeHZF0tMB9_wdlYGlNU`,
    sign: (one) => createLinks(one).sign(guestLink, now),
    read: (one, token) => createLinks(one).read(token, now),
    payload: { ...guestLink, isExpired: false },
  },
  {
    name: 'event registration',
    token: '42.dn0V3YlfYwR7pzrlW8eQJ4C5L30Yuzd7aVpOH-CquII',
    sign: (one) => registrationToken(one, 42),
    read: readRegistrationToken,
    payload: 42,
  },
  {
    name: 'link of a mailing',
    token: '7-3.e739d2ddfd56593b',
    sign: (one) => clickToken(one, { mailingId: 7, number: 3 }),
    read: readClickToken,
    payload: { mailingId: 7, number: 3 },
  },
  {
    name: 'order',
    token: 'cTDjlEd2sUFLVnVu-2_rPFt8qEj367OFoPECn3xtDPQ',
    sign: (one) => orderToken(one, order),
    read: (one, token) => isOrderToken(one, order, token) || null,
    payload: true,
  },
  {
    name: 'pledge',
    token: '42.X0RNzMpQfYQL2ECVf57yDzY9dXPEMTHJPjBFAeTwlzw',
    sign: (one) => pledgeToken(one, 42),
    read: (one, token) => isPledgeToken(one, { id: 42, linkVersion: 0 }, token) || null,
    payload: true,
  },
  {
    name: 'pledge whose links were revoked',
    token: '42.F6f7pvDh3AKA2d-zFb1Ht81OWV1dJC2t0kOrzdNkiG0',
    sign: (one) => pledgeToken(one, 42, 3),
    read: (one, token) => isPledgeToken(one, { id: 42, linkVersion: 3 }, token) || null,
    payload: true,
  },
  {
    name: 'campaign updates',
    token: '42._Dd5dsb-FCui_VFvTu0n8YfQ1gk8u-upWNBEGDxQ7oA',
    sign: (one) => stopToken(one, 42),
    read: readStopToken,
    payload: 42,
  },
  {
    name: 'forum mail',
    token: '42.ZfjnFKQqNmOiFrVWwnLPxlqRpfEq8vSs-h_F0tHuNAQ',
    sign: (one) => forumMailToken(one, 42),
    read: readForumMailToken,
    payload: 42,
  },
  {
    name: 'mailing subscriber',
    token: '42-7.GXLCbPK5eK9nPdOZ_ZwhAn2EXC-9rKkZnLs6-WQw8jQ',
    sign: (one) => leaveToken(one, letter),
    read: readLeaveToken,
    payload: letter,
  },
  {
    name: 'bounce address',
    token: '42-7.c0bd90e25e7757bf140feb1e',
    sign: (one) => bounceAddress(one, mailbox, letter)!.slice('Bounces+'.length, -'@surat.example'.length),
    read(one, token) {
      const read = readBounceAddress(one, mailbox, `bounces+${token.toLowerCase()}@Surat.example`)
      return read === 'forged' ? null : read
    },
    payload: letter,
  },
]

test.for(kinds)(
  '$name: the token is signed and read byte for byte as ever',
  ({ token, sign, read, payload }) => {
    expect(sign(secret)).toBe(token)
    expect(read(secret, token)).toEqual(payload)
  },
)

test.for(kinds)(
  '$name: a token under the second secret of the list is read',
  ({ token, sign, read, payload }) => {
    expect(read(rotated, token)).toEqual(payload)
    expect(sign(rotated)).not.toBe(token)
    expect(read([rotated[0]], token)).toBeNull()
  },
)

test.for(kinds)('$name: a changed, cut or longer token is not read', ({ token, read }) => {
  for (let at = 0; at < token.length; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === '4' ? '5' : '4'}${token.slice(at + 1)}`
    expect(read(secret, changed)).toBeNull()
  }
  for (const other of ['', '.', token.slice(1), token.slice(0, -1), `${token}A`, `0${token}`, ` ${token}`])
    expect(read(secret, other)).toBeNull()
})

test.for(kinds)('$name: a token of another purpose is not read', ({ token, read }) => {
  for (const other of kinds) {
    if (other.token !== token && !other.name.startsWith('download link'))
      expect(read(secret, other.token)).toBeNull()
  }
})

test('download link: an expired one is read as expired', () => {
  const later = new Date(1_795_223_400_000)
  expect(createLinks(secret).read(kinds[0]!.token, later)).toEqual({ ...link, isExpired: true })
  expect(createLinks(secret).read(kinds[0]!.token, new Date(later.getTime() - 1))).toMatchObject({
    isExpired: false,
  })
})
