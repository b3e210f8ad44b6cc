import { useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import type { readProfile } from '../accounts/api.ts'
import type { listNews } from '../news/api.ts'
import { toNewsRow } from '../news/model.ts'
import { NewsRows } from '../news/news-rows.tsx'

const LATEST = 4

export const loader = page(async ({ api }) => {
  const [profile, news] = await Promise.all([
    api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
    api<typeof listNews>('GET /news', { query: { limit: LATEST } }),
  ])
  return { name: profile.data.nama_lengkap, news: news.success ? news.data.map(toNewsRow) : [] }
})

export function Component() {
  const { name, news } = useLoaderData<typeof loader>()
  return (
    <div className="wrap py-9 md:py-14">
      <Head title="Area anggota" />
      <h1 className="text-page break-words">Selamat datang, {name}</h1>
      <section className="mt-8 md:mt-11">
        <Rubric title="Berita terbaru" link={{ to: paths.news, label: 'Semua berita' }} />
        <div className="mt-4">
          <NewsRows rows={news} />
        </div>
      </section>
    </div>
  )
}
