import type { Language } from '#src/wire/language.ts'

/** Language of this page's program. */
export const LANGUAGE: Language = 'id'
/** As `Intl` names it. */
export const LOCALE = 'id-ID'
