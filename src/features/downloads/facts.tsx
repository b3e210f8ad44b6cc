import { formatDate } from '#src/ui/format.ts'
import { langOf } from '#src/urls/in-language.ts'
import { LANGUAGE, LOCALE } from '#src/urls/language.id.ts'
import { formatBytes } from './format-bytes.ts'
import { LevelTag } from './level-tag.tsx'
import { type Download, formatOf } from './model.ts'
import * as words from './words.id.ts'

/** Facts before the download: kind, size, date, level. */
export function Facts({ item }: { item: Download }) {
  const other = langOf(item.file.lang)
  const fileLanguage = other && new Intl.DisplayNames(LOCALE, { type: 'language' }).of(other)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      <span className="rounded-label border border-ink px-1.5 text-xs leading-5 font-semibold text-ink">
        {formatOf(item.file.name)}
      </span>
      <span className="figures">{formatBytes(item.file.size)}</span>
      <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
      <LevelTag level={item.access.level} />
      {item.lang === LANGUAGE && fileLanguage && <span className="italic">{words.fileIn(fileLanguage)}</span>}
    </p>
  )
}
