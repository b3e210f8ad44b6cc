/** Matches crawlers, monitors, link previews, and programs, but not the phone brand Cubot. */
const robots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|archive|preview|externalhit|facebookcatalog|whatsapp\/|mediapartners|google-|monitor|uptime|pingdom|lighthouse|headless|phantomjs|selenium|scan|validator|feed|chatgpt|perplexity|claude|ahrefs|semrush|\b(?:curl|wget|httpie|python|java|okhttp|go-http-client|libwww|node|axios|undici|ruby|perl|php)\b/i
/** Matches an empty user agent or a single word. */
const nobody = /^\S*$/

/** True if a user agent names a known robot, or none. */
export const isRobot = (userAgent: string): boolean => nobody.test(userAgent) || robots.test(userAgent)
