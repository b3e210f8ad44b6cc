import { data, useLoaderData } from 'react-router'
import { type SearchKind, searchedKinds } from '#src/kinds.ts'
import { Found } from '#src/ui/found.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { searchSite } from './api.ts'
import { CorrectedNote } from './corrected-note.tsx'
import { toFound, toSearchText } from './model.ts'
import { NothingHere } from './nothing-here.tsx'
import { ResultList, ResultListSkeleton } from './result-list.tsx'
import type { SearchFilter } from './schema.ts'
import { Sections } from './sections.tsx'

export const loader = page(async ({ api, query }) => {
  const q = toSearchText(query.get('q') ?? '')
  const kind = (query.get('kind') || undefined) as SearchKind | undefined
  const literal = (query.get('literal') || '0') as SearchFilter['literal']
  const asked = { q, kind, literal, page: query.get('page') ?? '1' }
  const answer = await api<typeof searchSite>('GET /search', { query: asked })
  // A page number or a kind that the API refuses is a 404.
  if (!answer.success && answer.code === 400) throw data(null, { status: 404 })
  const shown = { q, kind: kind ?? null, literal }
  if (!answer.success)
    return data({ ...shown, corrected: null, list: null }, { status: answer.code < 500 ? 503 : answer.code })
  const { corrected, rows } = answer.data
  const list = toPagedRows({ ...answer, data: rows }, toFound)
  return data({ ...shown, corrected, list: 'success' in list ? null : list })
})

export function Component() {
  const { list, q, kind, literal, corrected } = useLoaderData<typeof loader>()
  const hrefFor = (parts: { kind?: string | null; page?: number }) =>
    withQuery(paths.search, {
      q,
      kind: parts.kind ?? '',
      literal: literal === '1' ? '1' : '',
      page: parts.page && parts.page > 1 ? String(parts.page) : '',
    })
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={q ? `“${q}” di seluruh situs` : 'Cari di situs'} />
      <PageHeading title="Cari di situs" />
      <div className="mt-6 max-w-170 md:mt-8">
        <SearchBox
          action={paths.search}
          value={q}
          label="Cari berita, acara, bahan, atau lembaga"
          clearTo={paths.search}
        />
      </div>
      {q ? (
        <div className="max-w-170">
          <div className="mt-3">
            <Tabs label="Jenis isi" items={tabsOf(kind, (chosen) => hrefFor({ kind: chosen }))} />
          </div>
          {corrected && <CorrectedNote q={q} corrected={corrected} kind={kind} />}
          {list?.rows.length === 0 ? (
            <NothingHere q={q} kind={kind} isPastEnd={list.pagination.total > 0} />
          ) : (
            <Found
              list={list}
              noun="hasil"
              q={q}
              clearTo={paths.search}
              hrefFor={(number) => hrefFor({ kind, page: number })}
              isList={isSearch}
              skeleton={<ResultListSkeleton />}
            >
              {({ rows }) => <ResultList rows={rows} />}
            </Found>
          )}
        </div>
      ) : (
        <Sections />
      )}
    </div>
  )
}

const isSearch = /^\/search$/

const tabsOf = (kind: SearchKind | null, hrefFor: (kind: string | null) => string) => [
  { to: hrefFor(null), label: 'Semua', isCurrent: !kind },
  ...searchedKinds.map(({ kind: name, search: { label } }) => ({
    to: hrefFor(name),
    label,
    isCurrent: name === kind,
  })),
]
