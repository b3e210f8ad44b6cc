import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { PagedRows } from '#src/browser/lists.ts'
import { splitLanguage } from '#src/wire/language.ts'
import { Failure } from './failure.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Pagination } from './pagination.tsx'
import { useSlow } from './use-slow.ts'
import * as words from './words.id.ts'

type FoundProps<List> = {
  /** A page of rows; null when loading failed. */
  list: List | null
  /** Noun for the rows: "berita". */
  noun: string
  q: string
  clearTo: string
  hrefFor: (page: number) => string
  /** Matches the addresses of this list: between them the frame stays and only the rows change. */
  isList: RegExp
  skeleton: ReactNode
  children: (list: List) => ReactNode
}

/** Result of a list: rows, an empty state, a failure, or a skeleton while the next page loads slowly. */
export function Found<List extends PagedRows>(props: FoundProps<List>) {
  const { list, noun, q, clearTo, hrefFor } = props
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const isSlow = useSlow(next !== undefined && props.isList.test(splitLanguage(next.pathname).path))
  if (isSlow) return <div className="mt-6 md:mt-8">{props.skeleton}</div>
  if (!list)
    return (
      <div className="mt-8">
        <Failure
          title={words.notLoaded(noun)}
          {...(q && { kept: words.searchIsKept })}
          retryTo={pathname + search}
        />
      </div>
    )
  const { total, currentPage, lastPage } = list.pagination
  if (!list.rows.length) return <NothingFound q={q} clearTo={clearTo} noun={noun} page={currentPage} />
  return (
    <>
      {props.children(list)}
      <Pagination total={total} page={currentPage} lastPage={lastPage} noun={noun} hrefFor={hrefFor} />
    </>
  )
}
