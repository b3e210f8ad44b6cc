import { z } from 'zod'
import type { WirePagination } from './envelope.ts'

/** `?page` and `?limit` of every list (contract §2). */
export const pageQuery = (maxLimit = 100) => ({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, maxLimit).default(10),
})

/** Digits only: `1e3`, ` 1` and `+1` are no page numbers. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^[0-9]{1,15}$/, 'Tulis angka bulat.')
    .transform(Number)
    .pipe(z.number().min(min, `Paling kecil ${min}.`).max(max, `Paling besar ${max}.`))

export const paginationShape = z.object({
  total: z.int().min(0),
  last_page: z.int().min(1),
  per_page: z.int().min(1),
  prev_page: z.int().nullable(),
  current_page: z.int().min(1),
  next_page: z.int().nullable(),
})

export function paginate(total: number, { page, limit }: { page: number; limit: number }): WirePagination {
  const lastPage = Math.max(1, Math.ceil(total / limit))
  return {
    total,
    last_page: lastPage,
    per_page: limit,
    prev_page: page > 1 ? Math.min(page - 1, lastPage) : null,
    current_page: page,
    next_page: page < lastPage ? page + 1 : null,
  }
}
