import { expect, test } from 'vitest'
import { errorsBefore, stepIn, stepOfErrors } from './steps.ts'

const gift = { preset: '50000', designation: 'general' }
const donor = { name: 'Rambu Lawa', email: 'rambu@contoh.example', consent: 'on' }

test('errorsBefore: nothing is wrong with a whole form, and nothing is asked of a member but consent', () => {
  expect(errorsBefore(3, { ...gift, ...donor }, true)).toEqual({})
  expect(errorsBefore(3, { ...gift, consent: 'on' }, false)).toEqual({})
  expect(Object.keys(errorsBefore(3, gift, false))).toEqual(['consent'])
  expect(errorsBefore(1, {}, true)).toEqual({})
})

test('errorsBefore: a step is not left with an amount or a designation that the call would refuse', () => {
  const namesOf = (values: Record<string, string>) =>
    Object.keys(errorsBefore(2, { ...gift, ...values }, true))
  expect(namesOf({ preset: 'lain', amount: '' })).toEqual(['amount'])
  expect(namesOf({ preset: 'lain', amount: '9.999' })).toEqual(['amount'])
  expect(namesOf({ preset: 'lain', amount: '500.000.001' })).toEqual(['amount'])
  expect(errorsBefore(2, { ...gift, preset: 'lain', amount: '75.000.00' }, true).amount).toEqual([
    expect.stringContaining('Titik dan komanya tidak jelas.'),
  ])
  expect(namesOf({ designation: '' })).toEqual(['designation'])
  expect(namesOf({ designation: 'region' })).toEqual(['region_id'])
  expect(namesOf({ designation: 'partisipan', participant_id: '' })).toEqual(['participant_id'])
  expect(namesOf({ designation: 'campaign-3', frequency: 'monthly' })).toEqual(['frequency'])
  expect(namesOf({ designation: 'campaign-3' })).toEqual([])
})

test('errorsBefore: a guest’s telephone number may be left out, and not be wrong', () => {
  const namesOf = (phone: string) => Object.keys(errorsBefore(3, { ...gift, ...donor, phone }, true))
  expect(namesOf('')).toEqual([])
  expect(namesOf('812-3456-7890')).toEqual([])
  expect(namesOf('812')).toEqual(['phone'])
})

test('stepOfErrors: the first step with an error; the last for one of no field', () => {
  expect(stepOfErrors({})).toBeUndefined()
  expect(stepOfErrors({ consent: ['c'], captcha: ['k'] })).toBe(2)
  expect(stepOfErrors({ idempotency_key: ['x'] })).toBe(3)
  expect([stepIn('2'), stepIn('4'), stepIn(null)]).toEqual([2, 1, 1])
})
