import { createContext, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import type { Lists } from '#src/browser/lists.ts'
import { paths } from '#src/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result, Success } from '#src/wire/envelope.ts'
import type { Visitor } from './site.ts'

/** What a page's loader works with; the server and the browser each put in their own. */
export type PageParts = {
  api: Call
  lists: Lists
  publicUrl: string
  /** The signed-in person, asked for once; null for a guest. */
  visitor(): Promise<Visitor | null>
  /** Answers that hold for the whole visit, by name; they travel with the page. See `keep`. */
  kept: Map<string, unknown>
  /** Keeps this answer out of the page cache: it holds something made for one visitor. */
  unshared(): void
}

export const pageContext = createContext<PageParts>()

export type PageArgs = PageParts & {
  params: Record<string, string | undefined>
  query: URLSearchParams
  url: URL
  request: Request
}

/** An answer asked for once a visit; a failure is asked for again. */
export async function keep<Data>(
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
 * Makes a loader or an action that knows no environment. A session that turns out to have ended leads to
 * the login and from there back, by a page load, so that nothing of the old session is left. Whoever must set up a
 * second factor first is led there.
 */
export const page =
  <T>(load: (args: PageArgs) => Promise<T>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url)
    const args = { ...context.get(pageContext), params, query: url.searchParams, url, request }
    return load(args).catch((error) => {
      const { init, data } = (error ?? {}) as { init?: ResponseInit | null; data?: unknown }
      if (init?.status === 401) throw redirectDocument(paths.loginThen(url.pathname + url.search))
      if (init?.status === 403 && Object.hasOwn(Object(data), 'factor_required'))
        throw redirect(paths.security)
      throw error
    })
  }

/**
 * The success of a call; a failure becomes the error page with its status. What the API takes for no name or number
 * at all (400) names no page either.
 */
export function unwrap<Data>(result: Result<Data>): Success<Data> {
  if (result.success) return result
  const { code, requestId } = result
  throw data(requestId ? { requestId } : result.data, { status: code === 400 ? 404 : code })
}
