declare module '#src/site-in-language.ts?lang=en' {
  export * from '#src/site-in-language.ts'
}
