import { expect, test } from 'vitest'
import { amountOf, donorBody, giftBody, giftErrors } from './gift-body.ts'

const key = '0b9f4c6e-0c55-4a3e-9a51-0f4f1d1f2a3b'

test('giftBody: maps the form to the call’s body', () => {
  const values = {
    preset: '250000',
    amount: '75.000',
    designation: 'region',
    region_id: '19',
    participant_id: '7',
    message: 'Untuk sumur\r\ndi lereng',
    channel: 'qris',
    cover_fee: 'on',
    consent: 'on',
    idempotency_key: key,
  }
  expect(giftBody(values)).toEqual({
    amount: 250_000,
    channel: 'qris',
    designation: { type: 'region', id: 19 },
    is_anonymous: false,
    show_name: false,
    message: 'Untuk sumur\ndi lereng',
    frequency: 'once',
    cover_fee: true,
    consent: true,
    idempotency_key: key,
  })
})

test('amountOf: reads the free amount only when it is chosen', () => {
  expect(amountOf({ preset: 'lain', amount: '75.000' })).toBe(75_000)
  expect(amountOf({ preset: '50000', amount: '75.000' })).toBe(50_000)
  expect(amountOf({ preset: 'lain', amount: '' })).toBeNull()
  expect(amountOf({})).toBeNull()
})

test('giftBody: once unless monthly is chosen', () => {
  expect(giftBody({ frequency: 'monthly' }).frequency).toBe('monthly')
  expect(giftBody({ frequency: 'once' }).frequency).toBe('once')
})

test('giftBody: a general gift has no designation id, and without a chosen channel none is sent', () => {
  const body = giftBody({ preset: '50000', designation: 'general', region_id: '19', channel: '' })
  expect(body.designation).toEqual({ type: 'general' })
  expect(body).not.toHaveProperty('channel')
})

test('giftBody: a campaign is named by its card, or by a field of its own', () => {
  const body = giftBody({ designation: 'campaign-12', wants_updates: 'on' })
  expect(body).toMatchObject({ designation: { type: 'campaign', id: 12 }, wants_updates: true })
  expect(giftBody({ designation: 'campaign', campaign_id: '12' }).designation).toEqual({
    type: 'campaign',
    id: 12,
  })
  const errors = giftErrors({ 'designation.id': ['d'] }, { designation: 'campaign-12' })
  expect(errors).toEqual({ designation: ['d'] })
})

test('donorBody: prefixes +62 to a local number; an empty one is null', () => {
  expect(donorBody({ name: 'Rambu', email: 'r@contoh.id', phone: '812-3456-7890' }).phone).toBe(
    '+62812-3456-7890',
  )
  expect(donorBody({ name: 'Rambu', email: 'r@contoh.id', phone: '0812-3456-7890' }).phone).toBe(
    '0812-3456-7890',
  )
  expect(donorBody({ name: 'Rambu', email: 'r@contoh.id', phone: ' ' }).phone).toBeNull()
})

test('giftErrors: errors at the fields of the form, from top to bottom', () => {
  const errors = giftErrors(
    { consent: ['c'], 'donor.email': ['e'], 'designation.id': ['d'], amount: ['a'] },
    { designation: 'region' },
  )
  expect(Object.keys(errors)).toEqual(['amount', 'region_id', 'email', 'consent'])
  expect(Object.keys(giftErrors({ 'designation.type': ['d'] }))).toEqual(['designation'])
})
