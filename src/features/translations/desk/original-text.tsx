import { useEffect, useRef } from 'react'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { blocksOf } from '../blocks.ts'
import type { TranslationWire } from '../schema.ts'
import type { Block } from './translation-texts.tsx'
import * as words from './words.id.ts'

type Original = TranslationWire['original'][number]

const marked = 'border-l-3 border-orange pl-3'

type OriginalProps = {
  original: Original
  /** The paragraph of the translation in which somebody writes. */
  block: Block | null
}

/**
 * A text of the original, which stays in sight while its translation is written; what was changed since it was
 * translated is marked, and what it said before is below.
 */
export function OriginalText({ original: { label, form, text, before }, block }: OriginalProps) {
  return (
    <div lang="id" className="min-w-0 lg:sticky lg:top-20">
      <p className="mb-1.5 text-note font-semibold text-muted">{words.originalOf(label)}</p>
      {form === 'html' ? (
        <Blocks label={words.originalOf(label)} text={text} before={before} block={block} />
      ) : (
        <p className={`${box} whitespace-pre-line`}>
          <span className={before === null ? '' : `block ${marked}`}>{text || words.empty}</span>
        </p>
      )}
      {before !== null && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue">
            {words.saidBefore}
          </summary>
          {form === 'html' ? (
            <StoredHtml className="article article-plain article-small" html={before} />
          ) : (
            <p className="whitespace-pre-line">{before || words.empty}</p>
          )}
        </details>
      )}
    </div>
  )
}

const box = 'rounded-control border bg-wash px-3.5 py-3 wrap-anywhere [--color-cotton:var(--color-wash)]'

type BlocksProps = Pick<Original, 'label' | 'text' | 'before'> & { block: Block | null }

/**
 * HTML paragraph by paragraph; new and changed ones carry a stripe, and the one that somebody is translating is
 * highlighted.
 */
function Blocks({ label, text, before, block }: BlocksProps) {
  const list = useRef<HTMLOListElement>(null)
  const blocks = blocksOf(text)
  const known = before === null ? null : new Set(blocksOf(before))
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // The list alone moves, never the page under the writer's hands.
    if (current && list.current)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2 + current.clientHeight / 2
  })
  return (
    <>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too.
        tabIndex={0}
        aria-label={label}
        className={`${box} relative grid gap-1 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto`}
      >
        {blocks.map((one, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name.
            key={place}
            aria-current={block?.at === place || undefined}
            className={`-mx-2 rounded-control px-2 py-1 aria-[current]:bg-paper aria-[current]:outline-2 aria-[current]:outline-blue ${known && !known.has(one) ? marked : ''}`}
          >
            <StoredHtml className="article article-plain article-small" html={one} />
          </li>
        ))}
      </ol>
      {block && block.of !== blocks.length && (
        <p className="mt-1.5 text-note text-muted">{words.paragraphs(blocks.length, block.of)}</p>
      )}
    </>
  )
}
