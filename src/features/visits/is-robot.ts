/** Crawlers, checks, previews of links, and programs; a telephone called Cubot is none of them. */
const robots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|archive|preview|externalhit|facebookcatalog|whatsapp\/|mediapartners|google-|monitor|uptime|pingdom|lighthouse|headless|phantomjs|selenium|scan|validator|feed|chatgpt|perplexity|claude|ahrefs|semrush|\b(?:curl|wget|httpie|python|java|okhttp|go-http-client|libwww|node|axios|undici|ruby|perl|php)\b/i
/** No name at all, or nothing but one. */
const nobody = /^\S*$/

/** Whether a user agent names a known robot, or nobody. */
export const isRobot = (userAgent: string): boolean => nobody.test(userAgent) || robots.test(userAgent)
