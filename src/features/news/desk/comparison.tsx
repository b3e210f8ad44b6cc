import { textOfHtml } from '#src/wire/text-of-html.ts'
import { Differences, OneSide } from '../my-post/differences.tsx'
import { type LinePair, pairLines } from '../my-post/word-diff.ts'
import type { RevisionWire } from '../writing/schema.ts'
import * as texts from './words.id.ts'

export type ComparedText = Pick<RevisionWire, 'title' | 'excerpt' | 'content' | 'category' | 'image_name'>

type ComparisonProps = {
  before: ComparedText
  after: ComparedText
  /** Headings of the two: "Yang terbit", "Versi baru". */
  names: readonly [string, string]
}

/** Two texts side by side, paragraph by paragraph; in little space each changed paragraph in one flow. */
export function Comparison({ before, after, names }: ComparisonProps) {
  const groups = groupsOf(pairLines(wholeText(before), wholeText(after)))
  if (groups.every(({ isSame }) => isSame)) return <p className="mt-5 text-muted">{texts.noWordChanged}</p>
  return (
    <div className="@container mt-5">
      <p className="text-sm text-muted @xl:hidden">
        <del className="bg-bad-tint text-bad">{texts.deleted}</del>,{' '}
        <ins className="bg-ok-tint text-ok">{texts.added}</ins>
      </p>
      <div className="grid grid-cols-2 gap-x-8 border-b-2 border-ink pb-1.5 font-semibold @max-xl:hidden">
        {names.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
      {groups.map((group) =>
        group.isSame ? (
          <Same key={group.key} lines={group.pairs} />
        ) : (
          <Changed key={group.key} pairs={group.pairs} />
        ),
      )}
    </div>
  )
}

type Group = { key: string; isSame: boolean; pairs: LinePair[] }

/** Groups of unchanged and changed lines, alternating. */
function groupsOf(pairs: readonly LinePair[]): Group[] {
  const groups: Group[] = []
  for (const [at, pair] of pairs.entries()) {
    const isSame = pair.before === pair.after
    const last = groups.at(-1)
    if (last?.isSame === isSame) last.pairs.push(pair)
    else groups.push({ key: `${at}`, isSame, pairs: [pair] })
  }
  return groups
}

/** Shows only the ends of a long unchanged stretch. */
function Same({ lines }: { lines: readonly LinePair[] }) {
  const words = lines.map(({ after }) => after ?? '')
  if (words.length < 4) return <Paragraphs words={words} />
  return (
    <>
      <Paragraphs words={words.slice(0, 1)} />
      <details className="border-b">
        <summary className="flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue">
          {texts.sameParagraphs(words.length - 2)}
        </summary>
        <Paragraphs words={words.slice(1, -1)} />
      </details>
      <Paragraphs words={words.slice(-1)} />
    </>
  )
}

const Paragraphs = ({ words }: { words: readonly string[] }) => (
  <div className="grid gap-2 border-b py-3 leading-relaxed wrap-anywhere text-soft">
    {words.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never change places
      <p key={at}>{line}</p>
    ))}
  </div>
)

function Changed({ pairs }: { pairs: readonly LinePair[] }) {
  return pairs.map(({ before, after }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never change places
    <div key={at} className="border-b py-3">
      <div className="@xl:hidden">
        <Differences before={before ?? ''} after={after ?? ''} />
      </div>
      <div className="grid grid-cols-2 gap-x-8 @max-xl:hidden">
        <div className="min-w-0">
          {before !== null && <OneSide before={before} after={after ?? ''} side="before" />}
        </div>
        <div className="min-w-0">
          {after !== null && <OneSide before={before ?? ''} after={after} side="after" />}
        </div>
      </div>
    </div>
  ))
}

/** A text as lines of words, including category and picture. */
export const wholeText = ({ title, excerpt, content, category, image_name }: ComparedText) =>
  [
    title,
    excerpt,
    textOfHtml(content),
    texts.categoryIs(category.title),
    texts.coverIs(image_name ?? texts.woven),
  ]
    .filter(Boolean)
    .join('\n')
