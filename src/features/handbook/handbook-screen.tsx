import { useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Head } from '#src/ui/head.tsx'
import { chapterNames, chapters } from '#src/ui/layouts/handbook.ts'
import { NavLink } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getChapter } from './api.ts'

export const loader = page(async ({ api, params }) => {
  const chapter = params.chapter ?? chapterNames[0]
  const answer = await api<typeof getChapter>('GET /desk/handbook/{chapter}', {
    session: true,
    params: { chapter },
  })
  return unwrap(answer).data
})

export function Component() {
  const { name, title, html, headings } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={`Panduan: ${title}`} />
      <DeskHeading title={title} lead="Panduan meja kerja" />
      <div className="mt-7 grid gap-x-11 gap-y-7 xl:grid-cols-[minmax(0,45rem)_15rem]">
        <div className="grid content-start gap-6 xl:order-1">
          <nav aria-label="Bab panduan">
            <p className="text-sm text-muted">Semua bab</p>
            <ul className="max-xl:columns-2 max-sm:columns-1">
              {chapterNames.map((one) => (
                <li key={one}>
                  <NavLink
                    to={deskPaths.chapter(one)}
                    className="flex min-h-11 items-center py-1.5 text-note leading-tight hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-blue"
                  >
                    {chapters[one]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="min-w-0 max-w-180">
          {headings.length > 1 && (
            <nav aria-label="Di halaman ini" className="mb-6 rounded-panel bg-kain px-4 py-2.5">
              <ul className="flex flex-wrap gap-x-5">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-11 items-center text-note font-semibold text-blue hover:underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <StoredHtml key={name} className="article article-plain handbook" html={html} />
        </div>
      </div>
    </>
  )
}
