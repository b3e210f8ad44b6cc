/** Modules in all languages, by their codes; see `bin/languages.ts`. */

declare module '#src/site-in-language.ts?each' {
  const each: Record<
    import('#src/wire/language.ts').Language,
    () => Promise<typeof import('#src/site-in-language.ts')>
  >
  export default each
}

declare module '#src/letters-in-language.ts?each' {
  const each: Record<
    import('#src/wire/language.ts').Language,
    () => Promise<typeof import('#src/letters-in-language.ts')>
  >
  export default each
}

declare module '#src/platform/http/plain-error-words.id.ts?all' {
  const all: Record<
    import('#src/wire/language.ts').Language,
    typeof import('#src/platform/http/plain-error-words.id.ts')
  >
  export default all
}

declare module '#src/platform/mail/letter-words.id.ts?all' {
  const all: Record<
    import('#src/wire/language.ts').Language,
    typeof import('#src/platform/mail/letter-words.id.ts')
  >
  export default all
}

declare module '#src/browser/offer-words.id.ts?all' {
  const all: Record<import('#src/wire/language.ts').Language, typeof import('#src/browser/offer-words.id.ts')>
  export default all
}

declare module '#src/platform/payments/simulator/words.id.ts?all' {
  const all: Record<
    import('#src/wire/language.ts').Language,
    typeof import('#src/platform/payments/simulator/words.id.ts')
  >
  export default all
}
