import { Outlet, useMatches, useRouteError } from 'react-router'
import { useRoot } from './root.tsx'
import { ErrorPage } from './ui/error-page.tsx'
import { Head } from './ui/head.tsx'
import { PublicLayout } from './ui/layouts/public-layout.tsx'
import { VisitorCounter } from './ui/layouts/visitor-counter.tsx'
import * as words from './ui/words.id.ts'

/** Page `handle`: `overDeep` for a deep hero under the bar. */
type FrameHandle = { overDeep?: boolean } | undefined

export function PublicFrame() {
  const { site, visitor, visits } = useRoot()
  const overDeep = useMatches().some(({ handle }) => (handle as FrameHandle)?.overDeep)
  return (
    <PublicLayout
      site={site}
      visitor={visitor}
      overDeep={overDeep}
      counter={visits && <VisitorCounter visits={visits} />}
    >
      <Outlet />
    </PublicLayout>
  )
}

/** A failed answer; a bug in the page's own code has neither. */
type Failed = { status?: number; data?: { requestId?: string } | null }

/** Error content inside a page's frame: not found, or what went wrong. */
export function PageError() {
  const { status = 500, data } = useRouteError() as Failed
  return (
    <>
      <Head title={status === 404 ? words.pageNotFound : words.wentWrong} />
      <ErrorPage status={status} code={data?.requestId} />
    </>
  )
}
