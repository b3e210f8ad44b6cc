import { Icon } from '#src/ui/icon.tsx'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import * as words from './words.id.ts'

type Heading = { id: string; text: string }

/** A text whose headings can be linked to, with “e-mail” in one piece, and these headings. */
export function withHeadings(given: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const html = given.replace(/<[^>]*>|\be-(?=mail\b)/gi, (part) => part.replace(/^(e)-$/i, '$1\u2011'))
  const linked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `bagian-${headings.length + 1}`
    headings.push({ id, text: textOfHtml(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: linked, headings }
}

/** Fewer headings need no table. */
const FEWEST = 3

/** True if a text has its table beside it, which takes a column. */
export const hasTable = (headings: readonly Heading[]) => headings.length >= FEWEST

/** Links to the headings: beside the text where there is room, else to unfold above it; not on paper. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (!hasTable(headings)) return null
  return (
    <>
      <details className="group mb-7 rounded-panel border px-5 lg:hidden no-print">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {words.contents}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <Links headings={headings} />
      </details>
      <nav aria-label={words.contents} className="border-t-2 border-ink pt-4 max-lg:hidden no-print">
        <div className="sticky top-30">
          <p className="font-semibold">{words.contents}</p>
          <Links headings={headings} />
        </div>
      </nav>
    </>
  )
}

const Links = ({ headings }: { headings: readonly Heading[] }) => (
  <ol className="py-2">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center py-1.5 break-words text-note hover:underline"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)
