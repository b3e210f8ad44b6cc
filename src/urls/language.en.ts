import type { Language } from '#src/wire/language.ts'

/** Language of this page's program. */
export const LANGUAGE: Language = 'en'
/** As `Intl` names it. */
export const LOCALE = 'en-GB'
