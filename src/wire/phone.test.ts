import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'
import { chatLink, telLink } from './phone-link.ts'

test('readPhone: one number, in every way that people, phones, spreadsheets and links write it', () => {
  for (const text of [
    ...['081234567890', '0812-3456-7890', '+6281234567890', '6281234567890', '81234567890', '0812 3456 7890'],
    ...[
      '+62 812-3456-7890',
      '+62 (0) 812 3456 7890',
      '+62 (812) 3456.7890',
      '+62081234567890',
      '006281234567890',
    ],
    ...[
      '\u202a+62 812-3456-7890\u202c',
      '\u200e0812 3456 7890',
      '\ufeff081234567890',
      '\u2068+6281234567890\u2069',
    ],
    ...['0812\u20113456\u20117890', '0812–3456–7890', '0812—3456—7890', '0812\u22123456\u22127890'],
    ...['+62\u00a0812\u00a03456\u00a07890', '+62\u202f812\u202f3456\u202f7890', '0812\u20093456\t7890'],
    ...["'+6281234567890", '’081234567890', "'6281234567890", '"081234567890"'],
    ...['tel:+6281234567890', 'https://wa.me/6281234567890', 'wa.me/6281234567890?text=Halo'],
    ...['https://api.whatsapp.com/send?phone=6281234567890&text=a', 'whatsapp://send?phone=%2B6281234567890'],
    ...[
      'WA: 0812-3456-7890',
      'HP 081234567890',
      'No. HP: 081234567890',
      'Telp. 081234567890',
      '0812 3456 7890 (WA)',
    ],
    '０８１２３４５６７８９０',
  ])
    expect(readPhone(text), text).toEqual({ phone: '+6281234567890', reason: null })
})

test('readPhone: what a spreadsheet damaged is refused and says how to mend it', () => {
  for (const text of [
    '8.12E+11',
    '8,12E+11',
    '6.28123E+12',
    '+6281234567890.0',
    '6281234567890,00',
    '81234567890.0',
  ])
    for (const kind of ['mobile', 'any'] as const)
      expect(readPhone(text, kind).reason, text).toContain('Atur kolomnya sebagai teks')
})

test('readPhone: each other refusal has its reason', () => {
  for (const [text, word] of [
    ['', 'Tulis nomornya'],
    ['\u200e', 'Tulis nomornya'],
    ['+1 202 555 0143', 'bukan nomor Indonesia'],
    ['00447911123456', 'bukan nomor Indonesia'],
    ['0812', 'kurang panjang'],
    ['0812345678901234', 'terlalu panjang'],
    ['0212345678', 'nomor ponsel'],
    ['080123456789', 'tidak dikenal'],
    ['123456789', 'Awali dengan 0 atau +62'],
    ['0812-3456-7890 / 0813-3456-7890', 'satu nomor'],
    ['081234567890;081334567890', 'satu nomor'],
    ['0812-ABCD-7890', 'dengan angka'],
    ['٠٨١٢٣٤٥٦٧٨٩٠', 'dengan angka'],
  ] as const)
    expect(readPhone(text), text).toEqual({ phone: null, reason: expect.stringContaining(word) })
})

test('readPhone: no digit is lost, added or moved', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\+62|62|0)[0-9 ().-]{7,16}$/), (text) => {
      const { phone } = readPhone(text, 'any')
      if (phone === null) return
      expect(phone).toBe(`+62${text.replace(/\D/g, '').replace(/^(?:00)?(?:62)?0?/, '')}`)
    }),
  )
})

test('readPhone: an office may have a landline', () => {
  expect(readPhone('(021) 5550-1420', 'any').phone).toBe('+622155501420')
  expect(readPhone('+62 21 555 0000', 'any').phone).toBe('+62215550000')
  expect(readPhone('0380 821234', 'any').phone).toBe('+62380821234')
  expect(readPhone('0812-3456-7890', 'any').phone).toBe('+6281234567890')
  expect(readPhone('021', 'any').reason).toContain('kurang panjang')
})

test('formatPhone: a stored number as people read it, and links that reach it', () => {
  expect(formatPhone('+6281234567890')).toBe('+62 812-3456-7890')
  expect(formatPhone('+622155501420')).toBe('+62 21 5550 1420')
  expect(formatPhone('+62215550000')).toBe('+62 21 555 0000')
  expect(formatPhone('+62380821234')).toBe('+62 380 821 234')
  expect(formatPhone('1500-123')).toBe('1500-123')
  expect(telLink('(021) 5550 1420')).toBe('tel:+622155501420')
  expect(chatLink('0812 3456 7890')).toBe('https://wa.me/6281234567890')
})
