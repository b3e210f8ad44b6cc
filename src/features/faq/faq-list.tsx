import { Icon } from '#src/ui/icon.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { FaqItem } from './model.ts'

/** Collapsible questions; search hits are open initially. */
export function FaqList({ items, isOpen }: { items: readonly FaqItem[]; isOpen: boolean }) {
  return (
    <div className="mt-2">
      {items.map((item) => (
        <details
          key={item.id}
          open={isOpen}
          className="group border-b has-target:border-l-3 has-target:border-l-orange has-target:pl-4 print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-14 items-center gap-4 py-3 leading-snug font-semibold hover:underline hover:underline-offset-4">
            <h3 className="flex-1 text-[1.0625rem]">{item.question}</h3>
            <Icon
              name="chevron-down"
              className="no-print transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <Answer item={item} />
        </details>
      ))}
    </div>
  )
}

/** The id is inside the details element, so that following a link to it opens the question. */
function Answer({ item }: { item: FaqItem }) {
  const id = `tanya-${item.id}`
  return (
    <div id={id} className="scroll-mt-44 pb-4">
      <StoredHtml className="article article-plain article-small max-w-170" html={item.answer} />
      <a
        href={`#${id}`}
        className="no-print mt-1 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink hover:underline"
      >
        <Icon name="link" className="size-4.5" />
        <span>
          Tautan ke pertanyaan ini<span className="sr-only">{`: ${item.question}`}</span>
        </span>
      </a>
    </div>
  )
}
