import { getSettings } from './features/settings/queries.ts'
import type { Files } from './platform/files/files.ts'
import type { Services } from './platform/http/endpoint.ts'
import { notFound } from './platform/http/failures.ts'
import type { Log } from './platform/log.ts'
import type { Assets } from './platform/render/assets.ts'
import { createRenderPage, type RenderPage } from './platform/render/render-page.ts'
import { readTags, sentHeader } from './platform/request-scope.ts'
import * as first from './site-in-language.ts'
import { isLanguage, type Language, languages, languagesOf, splitLanguage } from './wire/language.ts'

type SiteInLanguage = typeof first

/** The site's pages and calls in each language; those of a further one are read when the first is asked for. */
const siteIn = (language: Language): Promise<SiteInLanguage> =>
  language === languages[0] ? Promise.resolve(first) : import(`#src/site-in-language.ts?lang=${language}`)

/** Makes a part of the site once a language. */
function onceALanguage<Part>(make: (site: SiteInLanguage, language: Language) => Part) {
  const made = new Map<Language, Promise<Part>>()
  return (language: Language): Promise<Part> => {
    const part = made.get(language) ?? siteIn(language).then((site) => make(site, language))
    made.set(language, part)
    return part
  }
}

type Parts = {
  /** Built files of the pages in a language. */
  assets: (language: Language) => Assets
  config: { apiKeys: readonly string[] }
  log: Log
}

/** Makes the function that renders a page in the language of its address. */
export function createRenderInLanguage({ assets, config, log }: Parts): RenderPage {
  const rendererOf = onceALanguage(({ handlerFor, frameVersion, documentLook }, language) =>
    createRenderPage({
      handlerFor,
      assets: assets(language),
      language,
      apiKey: config.apiKeys[0]!,
      log,
      frameVersion,
      lookOf: documentLook,
    }),
  )
  return async (request, parts) => {
    const { language } = splitLanguage(new URL(request.url).pathname)
    return (await rendererOf(language))(request, parts)
  }
}

/** Makes the calls of `/v1` in each language, for HTTP and for pages of this process. */
export const createApiInLanguage = (services: Services, { config, log }: Pick<Parts, 'config' | 'log'>) =>
  onceALanguage(({ createSiteApi }) => createSiteApi({ services, apiKeys: config.apiKeys, log }))

type FileParts = Pick<Parts, 'config' | 'log'> & { sharePictures: Files }

/** Makes the routes of feeds, calendars, share pictures and exported lists in each language. */
export const createFilesInLanguage = (services: Services, { config, log, sharePictures }: FileParts) =>
  onceALanguage(({ createSiteFiles }) =>
    createSiteFiles({ services, apiKeys: config.apiKeys, sharePictures, log }),
  )

const isOffered = async ({ db, remember }: Services, language: Language) =>
  language === languages[0] ||
  languagesOf((await remember('settings', () => getSettings(db))).languages).includes(language)

/**
 * Language in which a call of `/v1` is answered: that of its query `lang`, else what its sender reads (`Accept-Language`)
 * where the answer is not kept for others, else the first. So is one that the site does not offer now.
 * @throws Failure 404 for one that no site has
 */
export async function languageOfCall(
  request: Request,
  services: Services,
  isKept: boolean,
): Promise<Language> {
  const asked = new URL(request.url).searchParams.get('lang')
  if (asked !== null && !isLanguage(asked)) throw notFound()
  if (asked !== null) readTags(['settings'])
  const wished = asked ?? (isKept ? undefined : preferredOf(sentHeader('accept-language') ?? ''))
  return wished && (await isOffered(services, wished)) ? wished : languages[0]
}

/** The language of the site that comes first in a header `Accept-Language`, by its weights. */
function preferredOf(header: string): Language | undefined {
  const weighed = header.split(',').map((one) => {
    const [range = '', weight = 'q=1'] = one.trim().split(/\s*;\s*/)
    return { language: range.toLowerCase().split('-')[0]!, weight: Number(weight.slice(2)) || 0 }
  })
  const known = weighed.filter(({ language, weight }) => weight > 0 && isLanguage(language))
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language as Language | undefined
}

/** The same page in the site's first language, for an address in one that the site does not have; null for others. */
export async function findFirstAddress(services: Services, address: string): Promise<string | null> {
  const { pathname, search } = new URL(address)
  const { language, path } = splitLanguage(pathname)
  return (await isOffered(services, language)) ? null : path + search
}
