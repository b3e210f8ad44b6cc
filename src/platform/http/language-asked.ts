import type { Context } from 'hono'
import { type Language, languageOf } from '#src/wire/language.ts'

/** Language of the page whose link led to a file, by the query `lang`. */
export const languageAsked = (c: Pick<Context, 'req'>): Language => languageOf(c.req.query('lang') ?? '')
