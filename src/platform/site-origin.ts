/** Origin of the site for its own links, and whether it may be shown as a demo. */
export type SiteOrigin = {
  /** Origin under which visitors see the site, without a trailing slash. */
  publicUrl: string
  isHttps: boolean
  isProduction: boolean
}
