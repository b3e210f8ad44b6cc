declare module '#src/site-in-language.ts?lang=en' {
  export * from '#src/site-in-language.ts'
}

declare module '#src/letters-in-language.ts?lang=id' {
  export * from '#src/letters-in-language.ts'
}

declare module '#src/letters-in-language.ts?lang=en' {
  export * from '#src/letters-in-language.ts'
}
