import type { Assets } from './assets.ts'

export type DocumentParts = {
  /** Markup rendered by React, head tags first. */
  html: string
  /** Embedded in the page as JSON; null omits all scripts. */
  state: unknown
  modules: readonly string[]
  assets: Assets
}

const HEAD_TAGS = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/** The whole HTML document. Head tags that React put in front are moved into the head. */
export function toDocument({ html, state, modules, assets }: DocumentParts): string {
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  const hasScript = state !== null
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${styles(assets, modules)}${
    hasScript ? scripts(assets, modules) : ''
  }<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon/apple-180.png"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#0a2350"></head><body><div id="root">${html.slice(head.length)}</div>${
    hasScript ? `<script type="application/json" id="state">${toJson(state)}</script>` : ''
  }</body></html>`
}

const styles = ({ font, styles }: Assets, modules: readonly string[]) =>
  (font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '') +
  styles(modules)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')

const scripts = ({ begin, scripts }: Assets, modules: readonly string[]) =>
  `<script defer src="${begin}" fetchpriority="low" data-scripts="${scripts(modules).join(' ')}"></script>`

/** Escapes `<`, so that no text can close the script element. */
const toJson = (state: unknown) => JSON.stringify(state).replace(/</g, '\\u003c')
