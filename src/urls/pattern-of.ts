/** Pattern of a route from the address of its page: `patternOf(paths.newsItem, 'slug')` is `/news/:slug`. */
export const patternOf = (address: (...parts: never[]) => string, ...names: readonly string[]): string =>
  address(...(names.map((name) => `:${name}`) as never[]))
