import { z } from 'zod'
import { yearNumber } from '#src/wire/shapes.ts'

export const statementShape = z.object({
  /** Of the receipts, by Jakarta's calendar. */
  year: yearNumber,
})
