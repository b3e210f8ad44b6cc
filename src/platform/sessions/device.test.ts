import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome di Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome di Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome di ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Chrome di iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
  ],
  ['Edge di Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  [
    'Samsung Internet di Android',
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  [
    'Opera di Android',
    `Mozilla/5.0 (Linux; Android 12) ${webkit} Chrome/130.0 Mobile Safari/537.36 OPR/85.0`,
  ],
  ['Firefox di Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Safari di Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ],
  [
    'Safari di iPad',
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
  ],
  ['Perangkat lain', 'curl/8.5.0'],
  ['Perangkat lain', ''],
])('names %s', (name, userAgent) => {
  expect(deviceOf(userAgent)).toBe(name)
})

test('whatever a client says of itself, a device is one of our own names', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[\w ]{3,40}$/.test(deviceOf(text))))
})
