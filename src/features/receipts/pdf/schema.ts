import { z } from 'zod'
import { yearNumber } from '#src/wire/shapes.ts'

export const statementShape = z.object({
  /** Year of the receipts, by Jakarta's calendar. */
  year: yearNumber,
})
