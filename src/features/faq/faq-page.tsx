import { data, Link, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import type { listQuestions } from '#src/features/forum/api.ts'
import { AboutFrame } from '#src/ui/about-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { grouped } from '#src/ui/grouped.ts'
import { Head, StructuredData } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { toPagedRows } from '#src/ui/paged.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import { paths } from '#src/urls/paths.ts'
import { FaqList } from './faq-list.tsx'
import { type FaqItem, toFaqItem } from './model.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Loading state of the questions. */
function FaqSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat</span>
      <div aria-hidden="true" className="border-t-2 border-ink pt-4">
        <div className="weft mb-4 h-8 w-[40%] rounded-cloth" />
        {places.map((place) => (
          <div key={place} className="flex h-14 items-center border-b">
            <div className="weft h-5 w-[70%] rounded-cloth" />
          </div>
        ))}
      </div>
    </div>
  )
}

const ALL = 100

const lead =
  'Yang sering ditanyakan tentang jaringan, donasi, akun, dan perlindungan. Tulis satu kata, atau buka pertanyaannya.'

export const loader = page(async ({ api, lists, query }) => {
  const q = query.get('q')?.trim() || undefined
  const key: ListKey = { entity: 'question', filter: { faq: '1', q }, limit: ALL }
  const list = await lists.page(key, 1, async () => {
    const given = { faq: '1' as const, q, limit: ALL }
    return toPagedRows(await api<typeof listQuestions>('GET /question', { query: given }), toFaqItem)
  })
  const words = q ?? ''
  if (!('success' in list)) return data({ q: words, list: { ...list, key } })
  // Search words that the API rejects are answered with 404.
  if (list.code === 400) throw data(null, { status: 404 })
  return data({ q: words, list: null }, { status: list.code < 500 ? 503 : list.code })
})

export function Component() {
  const { q, list } = useLoaderData<typeof loader>()
  return (
    <AboutFrame title="Tanya jawab" lead={lead}>
      <Head
        title={q ? `“${q}” di Tanya jawab` : 'Tanya jawab'}
        description={lead}
        {...(!q && list && { canonical: paths.aboutFaq })}
      />
      {!q && list && list.rows.length > 0 && <FaqData items={list.rows} />}
      <div className="no-print mb-9 max-w-120">
        <SearchBox action={paths.aboutFaq} value={q} label="Cari pertanyaan" clearTo={paths.aboutFaq} />
      </div>
      <Found />
    </AboutFrame>
  )
}

function Found() {
  const { q, list } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const isSlow = useSlow(useNavigation().location?.pathname === paths.aboutFaq)
  if (isSlow) return <FaqSkeleton />
  if (!list)
    return (
      <Failure
        title="Tanya jawab tidak bisa dimuat"
        {...(q && { kept: 'Kata pencarian tetap tersimpan.' })}
        retryTo={pathname + search}
      />
    )
  if (!list.rows.length) return <Nothing q={q} />
  return (
    <div className="grid gap-11">
      {grouped(list.rows, ({ category }) => category).map(([category, items]) => (
        <section key={category} aria-label={category}>
          <Rubric title={category} />
          <FaqList key={q} items={items} isOpen={q !== ''} />
        </section>
      ))}
      <p className="no-print max-w-140">
        Pertanyaan Anda belum ada di sini?{' '}
        <Link to={paths.contact} className="link">
          Kirim pesan
        </Link>{' '}
        kepada sekretariat.
      </p>
    </div>
  )
}

function Nothing({ q }: { q: string }) {
  return (
    <Empty
      title={q ? `Belum ada pertanyaan tentang “${q}”` : 'Belum ada tanya jawab'}
      action={<ButtonLink to={paths.contact}>Kirim pesan</ButtonLink>}
    >
      Tanyakan langsung kepada sekretariat. Kami membalas lewat e-mail.
    </Empty>
  )
}

function FaqData({ items }: { items: readonly FaqItem[] }) {
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        inLanguage: 'id',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  )
}
