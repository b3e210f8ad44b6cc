import type { TranslationsWire } from './translated.ts'

/** Addresses of an item by language; undefined where it can be read in one alone. */
export const translationsIn = ({ translations }: TranslationsWire) =>
  translations && translations.length > 1 ? translations.map(({ lang, url }) => ({ lang, url })) : undefined
