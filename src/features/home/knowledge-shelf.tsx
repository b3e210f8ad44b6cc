import { Cover } from '#src/ui/cover.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { formatBytes } from '../downloads/format-bytes.ts'
import { LevelTag } from '../downloads/level-tag.tsx'
import type { Book } from './model.ts'
import * as words from './words.id.ts'

/** The newest materials as books on a board, which scrolls sideways where they do not all fit. */
export function KnowledgeShelf({ books }: { books: readonly Book[] }) {
  if (!books.length) return null
  return (
    <section className="overflow-x-clip bg-wash py-14 md:py-20">
      <div className="wrap">
        <Rubric
          title={words.knowledge}
          note={words.knowledgeNote}
          link={{ to: paths.downloads, label: words.allResources }}
        />
        <div className="relative mt-4 max-lg:-mx-5 md:mt-7 md:max-lg:-mx-10">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 top-54 h-2.25 bg-soga lg:-inset-x-3.5 lg:top-62"
          />
          <ul className="shelf flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pt-2 pb-1 [scrollbar-width:none] md:gap-5 md:scroll-px-10 md:px-10 lg:gap-6 lg:overflow-visible lg:px-0 print:flex-wrap print:overflow-visible">
            {books.map((item) => (
              <li key={item.slug}>
                <Volume item={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Volume({ item }: { item: Book }) {
  return (
    <article className="group relative">
      <div>
        <Cover image={coverFor(item.image, 210, 280)} className="size-full min-h-0" />
        <i aria-hidden="true" className="bg-deep/30" />
        <h3 lang={langOf(item.lang)} className="bg-cotton text-sm leading-tight">
          <Link to={paths.download(item.slug)} className="hit-area line-clamp-5 group-hover:underline">
            {item.title}
          </Link>
        </h3>
      </div>
      <p className="mt-7 flex flex-wrap items-center gap-2 text-sm text-muted">
        <b>{item.format}</b>
        {formatBytes(item.size)}
      </p>
      <div className="mt-2">
        <LevelTag level={item.level} />
      </div>{' '}
    </article>
  )
}
