import { Cover } from '#src/ui/cover.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import type { FocusArea } from './model.ts'
import * as words from './words.id.ts'

/** Focus areas: cloths of four lengths on one rod, which on phones scroll sideways under it. */
export function FocusAreas({ items }: { items: readonly FocusArea[] }) {
  if (!items.length) return null
  return (
    <section className="overflow-x-clip bg-paper py-14 md:py-20">
      <div className="wrap">
        <Rubric title={words.fieldsOfWork[items.length]!} note={words.fieldsNote} />
        <div
          aria-hidden="true"
          className="mt-5 h-2.5 bg-soga max-md:-mx-5 md:-mx-4 md:mt-9 md:rounded-label"
        />
        <ul className="flex snap-x scroll-px-5 items-start gap-4 overflow-x-auto [scrollbar-width:none] max-md:-mx-5 max-md:px-5 md:grid md:grid-cols-4 md:gap-7 md:overflow-visible print:flex-wrap print:overflow-visible">
          {items.map((item, i) => (
            <li key={item.slug} className="w-59 flex-none snap-start sm:w-56 md:w-auto">
              <Cloth item={item} length={lengths[i % lengths.length]!} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const lengths = ['h-102', 'h-92', 'h-110', 'h-98']

function Cloth({ item, length }: { item: FocusArea; length: string }) {
  return (
    <article className="group relative after:pointer-events-none after:absolute after:inset-x-0 after:top-0 after:h-4 after:bg-deep/30 print:after:hidden">
      <Cover image={coverFor(item.image, 272, 440)} className={`w-full ${length} fringe`} />
      <h3 lang={langOf(item.lang)} className="mt-4 text-card">
        <Link to={paths.about(item.slug)} className="hit-area title-link">
          {item.title}
        </Link>
      </h3>
      {item.firstSentence && (
        <p lang={langOf(item.lang)} className="mt-1.5 line-clamp-5 text-note text-muted">
          {item.firstSentence}
        </p>
      )}
      <p aria-hidden="true" className="mt-3 flex items-center gap-2 text-note font-semibold text-blue">
        {words.readField}
        <Icon name="arrow-right" className="size-4.5" />
      </p>
    </article>
  )
}
