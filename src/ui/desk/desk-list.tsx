import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { WirePagination } from '#src/wire/envelope.ts'
import { ButtonLink } from '../button.tsx'
import { Empty } from '../empty.tsx'
import { Failure } from '../failure.tsx'
import { Pagination } from '../pagination.tsx'
import { Skeleton, Weft } from '../skeleton.tsx'
import { useSlow } from '../use-slow.ts'
import { notLoaded } from '../words.id.ts'
import * as words from './words.id.ts'

type DeskListProps<Row> = {
  /** A page of rows; null when loading failed. */
  rows: readonly Row[] | null
  pagination: WirePagination | null
  /** Noun for the rows: "donasi". */
  noun: string
  /** Message of a list that is empty without filters: "Belum ada donasi tercatat." */
  nothing: string
  /** Address of the list without filters; omitted where there are none. */
  clearTo?: string | undefined
  hrefFor: (page: number) => string
  children: (rows: readonly Row[]) => ReactNode
}

/** A list at the desk: rows and pagination, or its empty, failed or loading state. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { rows, pagination, noun, hrefFor } = props
  const { pathname, search } = useLocation()
  const next = useNavigation()
  // A form that is being submitted stays in sight, with its input.
  const isSlow = useSlow(next.location?.pathname === pathname && next.formMethod !== 'POST')
  if (isSlow) return <Coming />
  if (!rows || !pagination)
    return <Failure title={notLoaded(noun)} kept={words.filtersAreKept} retryTo={pathname + search} />
  if (!rows.length) return <Nothing {...props} isPastEnd={pagination.total > 0} />
  return (
    <>
      {props.children(rows)}
      <div className="mt-6">
        <Pagination
          total={pagination.total}
          page={pagination.current_page}
          lastPage={pagination.last_page}
          noun={noun}
          hrefFor={hrefFor}
        />
      </div>
    </>
  )
}

function Nothing<Row>({
  noun,
  nothing,
  clearTo,
  hrefFor,
  isPastEnd,
}: DeskListProps<Row> & { isPastEnd: boolean }) {
  if (isPastEnd)
    return (
      <Empty title={words.endOfList} action={<ButtonLink to={hrefFor(1)}>{words.toFirstPage}</ButtonLink>}>
        {words.noneOnPage(noun)}
      </Empty>
    )
  if (!clearTo)
    return (
      <Empty title={words.none(noun)} cloth="langit">
        {nothing}
      </Empty>
    )
  return (
    <Empty
      title={words.noneFits(noun)}
      action={
        <ButtonLink to={clearTo} variant="outline">
          {words.clearFilters}
        </ButtonLink>
      }
    >
      {words.tryWider}
    </Empty>
  )
}

const places = Array.from({ length: 8 }, (_, index) => `row-${index}`)

function Coming() {
  return (
    <Skeleton>
      <Weft className="h-11 w-full" />
      {places.map((key) => (
        <div key={key} className="flex gap-4 border-b py-4">
          <Weft className="h-5 w-1/4" />
          <Weft className="h-5 flex-1" />
          <Weft className="h-5 w-24" />
        </div>
      ))}
    </Skeleton>
  )
}
