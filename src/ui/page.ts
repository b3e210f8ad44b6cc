import { createContext, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import type { Lists } from '#src/browser/lists.ts'
import { paths } from '#src/urls/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result, Success } from '#src/wire/envelope.ts'
import { splitLanguage } from '#src/wire/language.ts'
import type { Visitor } from './site.ts'

/** Services of a page's loader, provided by the server and the browser. */
export type PageParts = {
  api: Call
  lists: Lists
  publicUrl: string
  /** The logged-in person, fetched once; null for a guest. */
  visitor(): Promise<Visitor | null>
  /** Answers cached for the whole visit, by name; embedded in the page. See `keep`. */
  kept: Map<string, unknown>
  /** Marks the answer as private, so that it is not cached. */
  unshared(): void
}

export const pageContext = createContext<PageParts>()

export type PageArgs = PageParts & {
  params: Record<string, string | undefined>
  query: URLSearchParams
  /** Address without the beginning of its language. */
  url: URL
  request: Request
}

/** Fetches an answer once per visit; failures are not cached. */
export async function fetchOncePerVisit<Data>(
  kept: Map<string, unknown>,
  name: string,
  ask: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const known = kept.get(name) as Success<Data> | undefined
  if (known) return known
  const answer = await ask()
  if (answer.success) kept.set(name, answer)
  return answer
}

/**
 * Makes a loader or an action that is independent of the environment. An expired session redirects to the login and
 * back, by a page load, so that no state of the old session remains. A missing required second factor redirects to its
 * set-up.
 */
export const page =
  <T>(load: (args: PageArgs) => Promise<T>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const url = withoutLanguage(request.url)
    const args = { ...context.get(pageContext), params, query: url.searchParams, url, request }
    return load(args).catch((error) => {
      const { init, data } = (error ?? {}) as { init?: ResponseInit | null; data?: unknown }
      if (init?.status === 401) throw redirectDocument(paths.loginThen(url.pathname + url.search))
      if (init?.status === 403 && Object.hasOwn(Object(data), 'factor_required'))
        throw redirect(paths.security)
      throw error
    })
  }

/** An address without the beginning of its language, which the router adds to redirects. */
function withoutLanguage(address: string): URL {
  const url = new URL(address)
  url.pathname = splitLanguage(url.pathname).path
  return url
}

/**
 * The success of a call; a failure becomes the error page with its status. A name or number that the API rejects (400)
 * becomes a 404 page.
 */
export function unwrap<Data>(result: Result<Data>): Success<Data> {
  if (result.success) return result
  const { code, requestId } = result
  throw data(requestId ? { requestId } : result.data, { status: code === 400 ? 404 : code })
}
