import { data, useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import type { listCategories, listNews } from './api.ts'
import { toNewsRow } from './model.ts'
import { NewsGrid } from './news-grid.tsx'

export const loader = page(async ({ api, lists, query, params }) => {
  const filter = { category: params.category, q: query.get('q')?.trim() || undefined }
  const number = query.get('page') ?? '1'
  const [list, categories] = await Promise.all([
    lists.page({ entity: 'news', filter }, Number(number), async () =>
      toPagedRows(await api<typeof listNews>('GET /news', { query: { ...filter, page: number } }), toNewsRow),
    ),
    api<typeof listCategories>('GET /news/categories').then(unwrap),
  ])
  // A page number or words that the API refuses name no page of this list.
  if ('success' in list) throw data(null, { status: list.code === 400 ? 404 : list.code })
  const category = categories.data.find(({ slug }) => slug === params.category) ?? null
  if (params.category && !category) throw data(null, { status: 404 })
  return { ...list, categories: categories.data, category, q: filter.q ?? '' }
})

export function Component() {
  const { rows, pagination, categories, category, q } = useLoaderData<typeof loader>()
  const base = category ? paths.newsCategory(category.slug) : paths.news
  const { currentPage, lastPage, total } = pagination
  const hrefFor = (number: number) => withQuery(base, { q, page: number > 1 ? String(number) : '' })
  const title = [category?.title ?? 'News', currentPage > 1 && `halaman ${currentPage}`]
    .filter(Boolean)
    .join(', ')
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={q ? `“${q}” di ${title}` : title}
        description="Kabar dari region dan lembaga partisipan: liputan, cerita lapangan, dan pernyataan resmi jaringan."
        {...(!q && { canonical: hrefFor(currentPage) })}
      />
      <PageHeading
        title={category?.title ?? 'News'}
        lead="Kabar dari setiap region: liputan, cerita lapangan, dan pernyataan resmi jaringan."
      />
      <div className="mt-6 flex flex-col-reverse gap-4 md:mt-8 md:grid md:grid-cols-[1fr_300px] md:items-end md:gap-8">
        <Tabs
          label="Kategori berita"
          items={[
            { to: withQuery(paths.news, { q }), label: 'Semua', isCurrent: !category },
            ...categories.map(({ slug, title: label, total: count }) => ({
              to: withQuery(paths.newsCategory(slug), { q }),
              label,
              count,
              isCurrent: slug === category?.slug,
            })),
          ]}
        />
        <SearchBox action={base} value={q} label="Cari judul atau isi berita" clearTo={base} />
      </div>
      {rows.length ? (
        <>
          <NewsGrid rows={rows} hasLead={currentPage === 1 && !q} />
          <Pagination total={total} page={currentPage} lastPage={lastPage} noun="berita" hrefFor={hrefFor} />
        </>
      ) : (
        <NothingHere q={q} clearTo={base} />
      )}
    </div>
  )
}

const withQuery = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return search.size ? `${path}?${search}` : path
}

function NothingHere({ q, clearTo }: { q: string; clearTo: string }) {
  return (
    <div className="mt-8">
      {q ? (
        <Empty
          title={`Belum ada berita tentang “${q}”`}
          action={
            <ButtonLink to={clearTo} variant="outline">
              Hapus pencarian
            </ButtonLink>
          }
        >
          Coba kata yang lebih umum, atau lihat semua berita.
        </Empty>
      ) : (
        <Empty
          title="Belum ada berita di halaman ini"
          action={<ButtonLink to={clearTo}>Ke halaman pertama</ButtonLink>}
        >
          Berita terbaru selalu ada di halaman pertama.
        </Empty>
      )}
    </div>
  )
}
