import type { Language } from '#src/wire/language.ts'

type Words = { dear: (name: string) => string; greeting: string; regards: string; buttonFails: string }

/** Words around the content of every letter, by its language: they are added where a language is a value. */
const letterWords: Record<Language, Words> = {
  id: {
    dear: (name) => `Salam, ${name},`,
    greeting: 'Salam,',
    regards: 'Salam hangat,',
    buttonFails: 'Tombolnya tidak bisa diketuk? Salin alamat ini ke peramban Anda:',
  },
  en: {
    dear: (name) => `Dear ${name},`,
    greeting: 'Hello,',
    regards: 'Warm regards,',
    buttonFails: 'Does the button not work? Copy this address into your browser:',
  },
}

/** Words of a stored language, else of the first. */
export const wordsOfLetter = (language: string): Words => letterWords[language as Language] ?? letterWords.id
