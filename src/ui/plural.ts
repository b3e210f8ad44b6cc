/** Word for a count in a language: `plural('en', 1, { one: 'seat', other: 'seats' })`. */
export const plural = (
  language: string,
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string => forms[new Intl.PluralRules(language).select(count)] ?? forms.other
