import { formatMoment } from '#src/ui/content/content-moment.ts'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { TranslationWire } from '../schema.ts'
import * as words from './words.id.ts'

/** Versions of a translation, newest first. */
export function TranslationVersions({
  item: { kind, id: item, language, revisions },
}: {
  item: TranslationWire
}) {
  if (!revisions.length) return null
  return (
    <section className="mt-14 max-w-170">
      <Rubric title={words.versions} />
      <ol className="mt-2">
        {revisions.map(({ id, author, created_at, is_live, is_current }) => {
          const marks = [is_live && words.isRead, is_current && words.isCurrent].filter(Boolean).join(', ')
          return (
            <li key={id} className="border-b py-2.5 text-note">
              <time dateTime={created_at}>{formatMoment(created_at)}</time>
              {author && (
                <>
                  {` ${words.by} `}
                  <bdi>{author}</bdi>
                </>
              )}
              {!is_current && (
                <Link
                  to={`${deskPaths.translation(kind, item, language)}&versi=${id}`}
                  className="link ml-3 inline-flex min-h-11 items-center"
                >
                  {words.openVersion}
                </Link>
              )}
              {marks && <strong className="block font-semibold text-ink">{marks}</strong>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
