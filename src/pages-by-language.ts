import { getSettings } from './features/settings/queries.ts'
import type { Services } from './platform/http/endpoint.ts'
import type { Log } from './platform/log.ts'
import type { Assets } from './platform/render/assets.ts'
import { createRenderPage, type RenderPage } from './platform/render/render-page.ts'
import * as first from './site-pages.ts'
import { type Language, languages, languagesOf, splitLanguage } from './wire/language.ts'

type SitePages = typeof first

/** Pages of each language, read when the first of them is asked for. A further language is a line here. */
const pagesIn: Record<Language, () => Promise<SitePages>> = {
  id: async () => first,
  en: () => import('#src/site-pages.ts?lang=en'),
}

type Parts = {
  /** Built files of the pages in a language. */
  assets: (language: Language) => Assets
  config: { apiKeys: readonly string[] }
  log: Log
}

/** Makes the function that renders a page in the language of its address. */
export function createRenderInLanguage({ assets, config, log }: Parts): RenderPage {
  const renderers = new Map<Language, Promise<RenderPage>>()
  const rendererOf = async (language: Language) => {
    const { handlerFor, frameVersion, documentLook } = await pagesIn[language]()
    return createRenderPage({
      handlerFor,
      assets: assets(language),
      language,
      apiKey: config.apiKeys[0]!,
      log,
      frameVersion,
      lookOf: documentLook,
    })
  }
  return async (request, parts) => {
    const { language } = splitLanguage(new URL(request.url).pathname)
    const renderer = renderers.get(language) ?? rendererOf(language)
    renderers.set(language, renderer)
    return (await renderer)(request, parts)
  }
}

/** The same page in the site's first language, for an address in one that the site does not have; null for others. */
export async function findFirstAddress({ db, remember }: Services, address: string): Promise<string | null> {
  const { pathname, search } = new URL(address)
  const { language, path } = splitLanguage(pathname)
  if (language === languages[0]) return null
  const settings = await remember('settings', () => getSettings(db))
  return languagesOf(settings.languages).includes(language) ? null : path + search
}
