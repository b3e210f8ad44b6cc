import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { paths } from '#src/urls/paths.ts'
import { formatBytes } from './format-bytes.ts'
import { Closed } from './level-tag.tsx'
import { type Download, formatOf } from './model.ts'
import type { Level } from './policy.ts'

const readers: Record<Level, string> = {
  public: '',
  member: 'Gratis untuk anggota terdaftar',
  partisipan: 'Untuk lembaga partisipan',
  internal: 'Untuk sekretariat nasional',
}

/** Link to the file, or to what is needed for access. A full page load: the server redirects to the file. */
export function DownloadButton({ item, loud = false }: { item: Download; loud?: boolean }) {
  const { title, slug, file, access } = item
  const size = loud ? 48 : 44
  if (file.url)
    return (
      <ButtonLink
        to={file.url}
        reloadDocument
        wide
        size={size}
        variant={loud ? 'blue' : 'outline'}
        aria-label={`Unduh ${title}, ${formatOf(file.name)}, ${formatBytes(file.size)}`}
      >
        <Icon name="download" className={loud ? '' : 'text-blue'} />
        <span className={loud ? '' : 'text-blue'}>Unduh</span>
      </ButtonLink>
    )
  const canHelp = access.needs === 'login' && access.level !== 'internal'
  return (
    <>
      {canHelp ? (
        <ButtonLink
          to={paths.loginThen(paths.download(slug))}
          wide
          size={size}
          variant="outline"
          aria-label={`Masuk untuk unduh ${title}`}
        >
          <Icon name="log-in" />
          Masuk untuk unduh
        </ButtonLink>
      ) : (
        <Closed level={access.level} />
      )}
      <p className="mt-1.5 text-sm leading-snug text-muted md:text-center">{readers[access.level]}</p>
    </>
  )
}
