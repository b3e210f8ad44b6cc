import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import { formatBytes } from '../format-bytes.ts'
import type { DeskDownloadWire } from './schema.ts'
import * as words from './words.id.ts'

/** Every file of a download, newest first, with a button to restore an older one. */
export function FileVersions({ item }: { item: DeskDownloadWire }) {
  return (
    <section>
      <Rubric title={words.fileVersions} note={words.fileCount(item.files.length.toLocaleString(LOCALE))} />
      <ol className="mt-2">
        {item.files.map((file) => (
          <FileVersion key={file.number} item={item} file={file} />
        ))}
      </ol>
    </section>
  )
}

type FileVersionProps = { item: DeskDownloadWire; file: DeskDownloadWire['files'][number] }

function FileVersion({ item, file }: FileVersionProps) {
  const { number, name, size, created_at, author, again, is_current } = file
  return (
    <li className="border-b py-2.5">
      <p className="text-note wrap-anywhere">
        {number}. {name}
      </p>
      <p className="text-sm text-muted">
        {formatBytes(size)}, <Moment at={created_at} />
        {author && (
          <>
            {words.by}
            <bdi>{author}</bdi>
          </>
        )}
        {again && words.fromVersion(again)}
        {is_current && <strong className="block font-semibold text-ink">{words.presentVersion}</strong>}
      </p>
      {!is_current && !item.deleted_at && (
        <SentForm answer={undefined} className="mt-1 -ml-4.25">
          <input type="hidden" name="intent" value="versi" />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="version" value={item.version} />
          <Button type="submit" variant="link" size={44}>
            {words.reuseVersion(number)}
          </Button>
        </SentForm>
      )}
    </li>
  )
}
