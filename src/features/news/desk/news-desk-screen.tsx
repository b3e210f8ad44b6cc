import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type BulkAnswer, bulkAnswer, readBulk } from '#src/ui/desk/bulk-answer.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { hrefOf, type ListPlan, type ListView } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { listCategories } from '../api.ts'
import { statusWords } from '../my-post/status-tag.tsx'
import type { actOnNewsRows, countNewsAtDesk, listNewsAtDesk } from './api.ts'
import { newsColumns } from './news-columns.tsx'
import type { DeskCountsWire, DeskNewsRowWire } from './schema.ts'

/** The desk's list of news; its tab is `status` in the address, absent for the queue. */
const newsPlan: ListPlan = {
  path: deskPaths.news,
  noun: 'tulisan',
  search: 'Judul atau penulis',
  filters: [
    {
      name: 'claimed',
      label: 'Peninjau',
      options: [
        { value: 'nobody', label: 'Belum diambil' },
        { value: 'me', label: 'Saya' },
        { value: 'others', label: 'Orang lain' },
      ],
    },
    { name: 'category', label: 'Kategori' },
    { name: 'institution', label: 'Lembaga', entity: 'participant' },
    {
      name: 'endorsed',
      label: 'Dukungan lembaga',
      options: [
        { value: '1', label: 'Didukung' },
        { value: '0', label: 'Belum' },
      ],
    },
    { name: 'author', label: 'Penulis' },
  ],
  sort: 'sent_at',
  also: ['status'],
}

const tabs = ['review', 'revision', 'scheduled', 'published', 'archived', 'all'] as const
type Tab = (typeof tabs)[number]
const tabOf = ({ also }: ListView): Tab => tabs.find((tab) => tab === also.status) ?? 'review'
const tabWords = (tab: Tab) =>
  tab === 'all' ? 'Semua' : tab === 'review' ? 'Menunggu tinjauan' : statusWords[tab].label

const tabItems = (view: ListView, counts: DeskCountsWire | null) =>
  tabs.map((tab) => ({
    to: hrefOf(newsPlan, { ...view, sort: '' }, { also: { status: tab === 'review' ? '' : tab } }),
    label: tabWords(tab),
    isCurrent: tabOf(view) === tab,
    ...(counts && { count: counts[tab] }),
  }))

/** Number of waiting texts, in words. */
const waitingWords = (counts: DeskCountsWire | null) =>
  !counts
    ? undefined
    : counts.review
      ? `${counts.review} tulisan menunggu, yang paling lama lebih dulu. Batasnya tiga hari kerja.`
      : 'Tidak ada yang menunggu.'

export const loader = page(async (args) => {
  const who = await args.visitor()
  const more = {
    isReviewer: who !== null && hasOneOf(who, ['region', 'moderator', 'staff', 'admin']),
    now: Date.now(),
    isGone: args.query.get('selesai') === 'hilang',
  }
  return loadList(
    args,
    newsPlan,
    (query, view) => readRows(args.api, query, tabOf(view)),
    readMore(args.api, more),
  )
})

const readRows = (api: PageArgs['api'], { sort, ...query }: Record<string, string | number>, tab: Tab) =>
  api<typeof listNewsAtDesk>('GET /desk/news', {
    session: true,
    // The call validates them.
    query: { ...query, ...(sort && { sort }), ...(tab !== 'all' && { status: tab }) } as never,
  })

async function readMore<More extends object>(api: PageArgs['api'], more: More) {
  const [counts, categories] = await Promise.all([
    api<typeof countNewsAtDesk>('GET /desk/news/counts', { session: true }),
    api<typeof listCategories>('GET /news/categories'),
  ])
  return {
    ...more,
    counts: counts.success ? counts.data : null,
    categories: categories.success
      ? categories.data.map(({ id, title }) => ({ value: String(id), label: title }))
      : [],
  }
}

export const action = page(async ({ api, request }) => {
  const { act, ids } = readBulk(await request.formData())
  const body = { act, ids } as (typeof actOnNewsRows)['input']['body']
  return bulkAnswer(act, await api<typeof actOnNewsRows>('POST /desk/news/acts', { session: true, body }))
})

/**
 * The review queue, and all news that ever came to the desk; for a PIC the texts waiting for their institution's
 * endorsement.
 */
export function Component() {
  const { loaded, isReviewer, isGone, now, counts, categories } = useLoaderData<typeof loader>()
  const answer = useActionData() as BulkAnswer | undefined
  const { view, rows } = loaded
  const acts = tabOf(view) === 'published' ? archiving : reviewing
  return (
    <DeskListPage
      title={isReviewer ? 'Tinjauan berita' : 'Berita lembaga Anda'}
      lead={isReviewer ? waitingWords(counts) : 'Kiriman rekan selembaga yang menunggu dukungan Anda.'}
      acts={<ButtonLink to={furtherPaths.newPost}>Tulis berita</ButtonLink>}
      plan={
        isReviewer
          ? newsPlan
          : { ...newsPlan, filters: newsPlan.filters!.filter(({ name }) => name === 'endorsed') }
      }
      loaded={loaded}
      columns={newsColumns({ now, tab: tabOf(view) })}
      keyOf={(row) => row.id}
      caption={`Tulisan, ${tabWords(tabOf(view)).toLowerCase()}`}
      nothing={
        isReviewer ? 'Semua kiriman sudah ditinjau.' : 'Kiriman rekan Anda muncul di sini sesudah dikirim.'
      }
      choices={{ category: categories, author: authorsOf(rows, view) }}
      bulk={isReviewer ? { acts, nameOf: (row) => row.title, answer } : undefined}
    >
      {isReviewer && (
        <div className="mt-6">
          <Tabs label="Keadaan tulisan" items={tabItems(view, counts)} />
        </div>
      )}
      {isGone && (
        <div className="mt-4">
          <Notice tone="info">Penulis menarik kembali tulisan itu. Yang lain masih ada di bawah ini.</Notice>
        </div>
      )}
    </DeskListPage>
  )
}

const reviewing = [
  { name: 'claim', label: 'Ambil tinjauan', busyLabel: 'Mengambil' },
  { name: 'release', label: 'Lepaskan', busyLabel: 'Melepas' },
] as const
const archiving = [
  { name: 'archive', label: 'Arsipkan', busyLabel: 'Mengarsipkan', variant: 'danger' },
] as const

/** Authors of the rows shown, and the chosen one. */
function authorsOf(rows: readonly DeskNewsRowWire[] | null, { chosen }: ListView) {
  const names = new Map((rows ?? []).map(({ created_by, author }) => [String(created_by ?? ''), author]))
  names.delete('')
  if (chosen.author && !names.has(chosen.author)) names.set(chosen.author, `Nomor ${chosen.author}`)
  return [...names].map(([value, label]) => ({ value, label }))
}
