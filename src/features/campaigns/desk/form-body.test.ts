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

test('campaignBody: maps the form to the call’s body', () => {
  expect(campaignBody(values)).toEqual({
    title: 'Air bersih',
    excerpt: 'Satu kalimat yang panjang.',
    story: 'Satu.\n\nDua.',
    goal_amount: 48_000_000,
    starts_on: '2026-12-01',
    ends_on: null,
    permit: null,
    region_id: null,
    participant_id: null,
    scene: null,
    image: null,
    image_alt: '',
    image_x: 50,
    image_y: 50,
  })
})

test('campaignBody: sends region, and photo with alt text and crop', () => {
  const photo = { image: 'a.webp', image_alt: 'Ladang.', image_x: '25', image_y: '100' }
  expect(campaignBody({ ...values, ...photo, region_id: '7' })).toMatchObject({
    region_id: 7,
    image: 'a.webp',
    image_alt: 'Ladang.',
    image_x: 25,
    image_y: 100,
  })
})

test('campaignBody: sends a partly filled permit whole, so that missing fields are reported', () => {
  expect(campaignBody({ ...values, permit_number: ' 7/PUB ' }).permit).toEqual({
    number: '7/PUB',
    level: '',
    valid_from: '',
    valid_until: '',
  })
  expect(formErrors({ 'permit.level': ['Pilih.'], permit: ['Isi.'], title: ['Tulis.'] }, values)).toEqual({
    permit_level: ['Pilih.'],
    permit_number: ['Isi.'],
    title: ['Tulis.'],
  })
})

test('campaignBody: an unreadable target is null, with its reason in the errors', () => {
  const unclear = { ...values, goal_amount: '48.000.000.00' }
  expect(campaignBody(unclear).goal_amount).toBeNull()
  expect(formErrors({ goal_amount: ['Tulis jumlah.'] }, unclear).goal_amount).toEqual([
    expect.stringContaining('Titik dan koma'),
  ])
})
