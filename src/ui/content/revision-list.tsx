import type { ContentWire } from '#src/wire/content.ts'
import { Button } from '../button.tsx'
import { SentForm } from '../form.tsx'
import { Link } from '../link.tsx'
import { Rubric } from '../rubric.tsx'
import { formatMoment } from './content-moment.ts'
import * as words from './words.id.ts'

type RevisionListProps = { item: ContentWire; hrefFor: (revision: number) => string }

const FEW = 6

/** All versions of an item, newest first, to view or restore. */
export function RevisionList({ item, hrefFor }: RevisionListProps) {
  const rows = item.revisions.map((revision) => (
    <Revision key={revision.id} item={item} revision={revision} href={hrefFor(revision.id)} />
  ))
  return (
    <section>
      <Rubric title={words.versions} note={words.textCount(rows.length)} />
      <ol className="mt-2">{rows.slice(0, FEW)}</ol>
      {rows.length > FEW && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue">
            {words.olderVersions}
          </summary>
          <ol>{rows.slice(FEW)}</ol>
        </details>
      )}
    </section>
  )
}

type RevisionProps = { item: ContentWire; revision: ContentWire['revisions'][number]; href: string }

function Revision({ item, revision, href }: RevisionProps) {
  const { id, title, author, created_at, is_live, is_current } = revision
  const marks = [is_live && words.readByPeople, is_current && words.currentText].filter(Boolean).join(', ')
  return (
    <li className="border-b py-2.5">
      <Link to={href} className="link inline-flex min-h-11 items-center text-note wrap-anywhere">
        {title}
      </Link>
      <p className="text-sm text-muted">
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
        {author && (
          <>
            {words.by}
            <bdi>{author}</bdi>
          </>
        )}
        {marks && <strong className="block font-semibold text-ink">{marks}</strong>}
      </p>
      {!is_current && !item.deleted_at && (
        <SentForm answer={undefined} className="mt-1 -ml-4.25">
          <input type="hidden" name="intent" value="versi" />
          <input type="hidden" name="revision" value={id} />
          <input type="hidden" name="version" value={item.version} />
          <Button type="submit" variant="link" size={44}>
            {words.useVersion}
          </Button>
        </SentForm>
      )}
    </li>
  )
}
