import { ButtonLink, FileLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { paths } from '#src/urls/paths.ts'
import { formatBytes } from './format-bytes.ts'
import { Closed } from './level-tag.tsx'
import { type Download, formatOf } from './model.ts'
import * as words from './words.id.ts'

/** Link to the file, or to what is needed for access. A full page load: the server redirects to the file. */
export function DownloadButton({ item, loud = false }: { item: Download; loud?: boolean }) {
  const { title, slug, file, access } = item
  const size = loud ? 48 : 44
  if (file.url)
    return (
      <FileLink
        href={file.url}
        wide
        size={size}
        variant={loud ? 'blue' : 'outline'}
        aria-label={words.downloadFile(title, formatOf(file.name), formatBytes(file.size))}
      >
        <Icon name="download" className={loud ? '' : 'text-blue'} />
        <span className={loud ? '' : 'text-blue'}>{words.download}</span>
      </FileLink>
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
          aria-label={words.logInToDownloadTitle(title)}
        >
          <Icon name="log-in" />
          {words.logInToDownload}
        </ButtonLink>
      ) : (
        <Closed level={access.level} />
      )}
      <p className="mt-1.5 text-sm leading-snug text-muted md:text-center">{words.readers[access.level]}</p>
    </>
  )
}
