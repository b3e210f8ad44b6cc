import { eachLanguage } from '#src/wire/each-language.ts'
import { addressIn, type Language } from '#src/wire/language.ts'
import type { Failure } from './failures.ts'

type Words = typeof import('./plain-error-words.id.ts')

/** Read at once: what fails later may be the import of a language. */
const words = await eachLanguage<Words>((language) => import(`./plain-error-words.id.ts?lang=${language}`))

/**
 * Error page of last resort: no database, no scripts, no styles of its own.
 * @param isFile true if a link led to a file
 */
export function plainErrorPage(
  failure: Pick<Failure, 'code' | 'headers'>,
  requestId: string,
  { language, isFile = false }: { language: Language; isFile?: boolean },
): Response {
  const { pages, files, otherwise, homePage, nameCode } = words[language]
  const [title, description] = (isFile && files[failure.code]) || pages[failure.code] || otherwise
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/plain.css"></head><body><main><h1>${title}</h1><p>${description}</p><p><a href="${addressIn(language, '/')}">${homePage}</a></p><p><small>${nameCode(requestId)}</small></p></main></body></html>`
  return new Response(html, {
    status: failure.code,
    headers: { ...failure.headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
