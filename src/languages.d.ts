declare module '#src/site-pages.ts?lang=en' {
  export * from '#src/site-pages.ts'
}
