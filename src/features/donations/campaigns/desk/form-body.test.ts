import { expect, test } from 'vitest'
import { campaignBody, formErrors } from './form-body.ts'

const values = {
  title: 'Air bersih',
  excerpt: 'Satu kalimat\nyang panjang.',
  story: 'Satu.\n\nDua.',
  goal_amount: '48.000.000',
  starts_on: '2026-12-01',
  ends_on: '',
}

test('the form says what the calls take', () => {
  expect(campaignBody(values)).toEqual({
    title: 'Air bersih',
    excerpt: 'Satu kalimat yang panjang.',
    story: 'Satu.\n\nDua.',
    goal_amount: 48_000_000,
    starts_on: '2026-12-01',
    ends_on: null,
    permit: null,
  })
})

test('a permit that was begun is sent whole, so that what is missing is said', () => {
  expect(campaignBody({ ...values, permit_number: ' 7/PUB ' }).permit).toEqual({
    number: '7/PUB',
    level: '',
    valid_from: '',
    valid_until: '',
  })
  expect(formErrors({ 'permit.level': ['Pilih.'], permit: ['Isi.'], title: ['Tulis.'] })).toEqual({
    permit_level: ['Pilih.'],
    permit_number: ['Isi.'],
    title: ['Tulis.'],
  })
})
