import { z } from 'zod'
import type { WirePagination } from './envelope.ts'
import { wholeNumberText } from './shapes.ts'
import * as sharedWords from './shared-words.id.ts'

/** `?page` and `?limit` of every list (docs/reference/contract.md#pagination). */
export const pageQuery = (maxLimit = 100) => ({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, maxLimit).default(10),
})

const wholeNumber = (minimum: number, maximum: number) =>
  wholeNumberText({ pattern: /^[0-9]{1,15}$/, said: sharedWords.wholeNumber, minimum, maximum }).pipe(
    z
      .number()
      .min(minimum, sharedWords.numberAtLeast(minimum))
      .max(maximum, sharedWords.numberAtMost(maximum)),
  )

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
