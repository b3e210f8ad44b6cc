import { StoredHtml } from '#src/ui/stored-html.tsx'
import { blocksOf } from '../blocks.ts'
import type { TranslationWire } from '../schema.ts'
import * as words from './words.id.ts'

type Original = TranslationWire['original'][number]

const marked = 'border-l-3 border-orange pl-3'

/** A text of the original; what was changed since it was translated is marked, and what it said before is below. */
export function OriginalText({ original: { label, form, text, before } }: { original: Original }) {
  return (
    <div lang="id" className="min-w-0">
      <p className="mb-1.5 text-note font-semibold text-muted">{words.originalOf(label)}</p>
      <div className="rounded-control border bg-wash px-3.5 py-3 wrap-anywhere">
        {form === 'html' ? (
          <Blocks text={text} before={before} />
        ) : (
          <p className={`whitespace-pre-line ${before === null ? '' : marked}`}>{text || words.empty}</p>
        )}
      </div>
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

/** HTML paragraph by paragraph; new and changed ones carry a stripe. */
function Blocks({ text, before }: Pick<Original, 'text' | 'before'>) {
  const known = before === null ? null : new Set(blocksOf(before))
  return (
    <div className="grid gap-2">
      {blocksOf(text).map((block, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name.
          key={place}
          className={known && !known.has(block) ? marked : ''}
        >
          <StoredHtml className="article article-plain article-small" html={block} />
        </div>
      ))}
    </div>
  )
}
