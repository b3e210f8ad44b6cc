import { useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Head } from '#src/ui/head.tsx'
import { chapterNames, chapters } from '#src/ui/layouts/handbook.ts'
import { NavLink } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getChapter } from './api.ts'
import type { ChapterWire } from './schema.ts'
import * as words from './words.id.ts'

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
      <Head title={words.guideTitle(title)} />
      <DeskHeading
        title={title}
        lead={
          <>
            {words.guideOfDesk}{' '}
            <a href="#semua-bab" className="link inline-flex min-h-11 items-center lg:hidden">
              {words.allChapters}
            </a>
          </>
        }
      />
      <div className="mt-5 grid gap-x-11 gap-y-9 lg:grid-cols-[minmax(0,45rem)_14rem]">
        <div className="min-w-0 max-w-180">
          {headings.length > 1 && <Headings of={headings} />}
          <StoredHtml key={name} className="article article-plain handbook" html={html} />
        </div>
        <Chapters />
      </div>
    </>
  )
}

function Headings({ of: headings }: { of: ChapterWire['headings'] }) {
  return (
    <nav aria-label={words.onThisPage} className="mb-6 rounded-panel bg-kain px-4 py-1.5">
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
  )
}

/** All chapters, at the right where there is room, else below the text. */
function Chapters() {
  return (
    <nav id="semua-bab" aria-label={words.allChapters} className="scroll-mt-20 max-lg:border-t max-lg:pt-4">
      <p className="text-sm text-muted">{words.allChapters}</p>
      <ul className="lg:sticky lg:top-22">
        {chapterNames.map((name) => (
          <li key={name} className="border-b">
            <NavLink
              to={deskPaths.chapter(name)}
              className="flex min-h-11 items-center py-1.5 text-note leading-tight -outline-offset-3 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-blue"
            >
              {chapters[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
