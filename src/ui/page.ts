import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { Lists } from '#src/browser/lists.ts'
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

/** Makes a loader or an action that knows no environment. */
export const page =
  <T>(load: (args: PageArgs) => Promise<T>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url)
    return load({ ...context.get(pageContext), params, query: url.searchParams, url, request })
  }

/** The success of a call; a failure becomes the error page with its status. */
export function unwrap<Data>(result: Result<Data>): Success<Data> {
  if (!result.success) throw data(null, { status: result.code })
  return result
}
