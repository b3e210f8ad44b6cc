import { expect, test } from 'vitest'
import { videoPlayers } from '#src/wire/video.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { standInGateway } from '#test/support/stand-in-gateway.ts'

const { siteUrl } = await freshDatabase()
const sites = {
  none: await freshApp({ siteUrl }),
  simulator: await freshApp({ siteUrl, payments: 'simulator' }),
  midtrans: await freshApp({ siteUrl, payments: (await standInGateway()).client() }),
}
const policyOf = async (name: keyof typeof sites, path: string) =>
  (await sites[name].open(path)).headers.get('content-security-policy')!
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

/** Framed everywhere, after a click. */
const players = videoPlayers.join(' ')
const elsewhere = [
  '/donasi/air-bersih',
  '/',
  '/kontak',
  '/donasi/',
  '/donasi/a/b',
  '/donasix',
  '/member/donasi',
  '/v1/settings',
  '/news/donasi',
]

test('with midtrans the form’s address admits its popup, its script and its QR codes, and nothing more', async () => {
  for (const path of ['/donasi', '/donasi?order=JKL-1']) {
    const policy = await policyOf('midtrans', path)
    expect(directive(policy, 'script-src')).toBe("'self' https://app.sandbox.midtrans.com")
    expect(directive(policy, 'frame-src')).toBe(`'self' https://app.sandbox.midtrans.com ${players}`)
    expect(directive(policy, 'connect-src')).toBe(
      "'self' https://app.sandbox.midtrans.com https://api.sandbox.midtrans.com",
    )
    expect(directive(policy, 'img-src')).toBe("'self' data: https://api.sandbox.midtrans.com")
    expect(directive(policy, 'style-src')).toBe("'self'")
    expect(directive(policy, 'form-action')).toBe("'self' https://app.sandbox.midtrans.com")
    expect(policy).not.toMatch(/unsafe|\*/)
  }
})

test('with the simulator the policy is the usual one, which admits frames of our own origin', async () => {
  expect(await policyOf('simulator', '/donasi')).toBe(await policyOf('none', '/donasi'))
})

test('everywhere else the policy stays what it is without payments', async () => {
  const usual = await policyOf('none', '/kontak')
  expect(directive(usual, 'frame-src')).toBe(`'self' ${players}`)
  expect(usual.replace(players, '')).not.toContain('https:')
  expect(await policyOf('none', '/donasi')).toBe(usual)
  for (const name of ['simulator', 'midtrans'] as const)
    for (const path of elsewhere) expect(await policyOf(name, path), `${name} ${path}`).toBe(usual)
})
