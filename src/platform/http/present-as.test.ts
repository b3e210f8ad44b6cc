import { expect, test } from 'vitest'
import { z } from 'zod'
import { presentAs } from './present-as.ts'

const shape = z.object({
  id: z.int(),
  full_name: z.string(),
  wa_number: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
})
const row = {
  id: 7,
  fullName: 'Yohana Lende',
  waNumber: null as string | null,
  updatedAt: new Date('2026-11-25T03:00:00Z'),
  deletedAt: null as Date | null,
  passwordHash: 'secret',
}

test('presentAs: takes the names of the shape from the row, moments as ISO texts, and nothing else', () => {
  expect(presentAs(shape, row, { wa_number: row.waNumber ?? '' })).toEqual({
    id: 7,
    full_name: 'Yohana Lende',
    wa_number: '',
    updated_at: '2026-11-25T03:00:00.000Z',
    deleted_at: null,
  })
})

test('presentAs: what the row does not hold as it is must be given', () => {
  // @ts-expect-error the number may be null in the row
  presentAs(shape, row)
  expect(presentAs(shape.pick({ id: true }), row)).toEqual({ id: 7 })
})
