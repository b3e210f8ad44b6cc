import { formatDate } from '#src/ui/format.ts'
import { formatBytes } from './format-bytes.ts'
import { LevelTag } from './level-tag.tsx'
import { type Download, formatOf } from './model.ts'

/** Facts before the download: kind, size, date, level. */
export function Facts({ item }: { item: Download }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      <span className="rounded-label border border-ink px-1.5 text-xs leading-5 font-semibold text-ink">
        {formatOf(item.file.name)}
      </span>
      <span className="figures">{formatBytes(item.file.size)}</span>
      <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
      <LevelTag level={item.access.level} />
    </p>
  )
}
