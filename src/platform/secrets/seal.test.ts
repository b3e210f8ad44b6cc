import { expect, test } from 'vitest'
import { keyedHash, seal, unseal } from './seal.ts'

test('unseal: opens a sealed text for its owner only, with the same secret, unchanged', () => {
  const sealed = seal(['a secret'], 'totp', 'JBSWY3DPEHPK3PXP', '7')
  expect(unseal(['a secret'], 'totp', sealed, '7')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => unseal(['another'], 'totp', sealed, '7')).toThrow()
  expect(() => unseal(['a secret'], 'other', sealed, '7')).toThrow()
  expect(() => unseal(['a secret'], 'totp', sealed, '8')).toThrow()
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => unseal(['a secret'], 'totp', changed, '7')).toThrow()
  }
  expect(() => unseal(['a secret'], 'totp', sealed.subarray(0, 20), '7')).toThrow()
})

test('the same text is sealed differently each time', () => {
  expect(seal(['a secret'], 'totp', 'x', '7')).not.toEqual(seal(['a secret'], 'totp', 'x', '7'))
})

test('a keyed hash depends on secret, purpose and text', () => {
  const hashes = [
    keyedHash(['a'], 'p', 't'),
    keyedHash(['b'], 'p', 't'),
    keyedHash(['a'], 'q', 't'),
    keyedHash(['a'], 'p', 'u'),
  ]
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4)
  expect(keyedHash(['a'], 'p', 't')).toEqual(hashes[0])
})
