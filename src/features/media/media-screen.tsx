import { useLoaderData } from 'react-router'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { PictureWire } from '#src/wire/media.ts'
import { WordTag } from '../institutions/word-tag.tsx'
import type { listMedia } from './api.ts'
import { consentChoices, consentWords } from './media-words.ts'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.media,
  noun: words.noun,
  search: words.searchHint,
  filters: [
    { name: 'consent', label: words.consent, options: consentChoices },
    {
      name: 'without_alt',
      label: words.description,
      options: [{ value: '1', label: words.noDescription }],
    },
  ],
  limit: 24,
}

export const loader = page(({ api, query }) =>
  loadList(
    { query },
    plan,
    (chosen) => api<typeof listMedia>('GET /media', { session: true, query: chosen }),
    Promise.resolve({ isDeleted: query.has('terhapus') }),
  ),
)

/** The library: pictures that were used, with what they show and whether its people agreed. */
export function Component() {
  const { loaded, isDeleted } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title={words.library}
      lead={words.libraryLead}
      plan={plan}
      loaded={loaded}
      nothing={words.noPictures}
      draw={(rows) => <Pictures rows={rows} />}
    >
      {isDeleted && (
        <div className="mt-5">
          <Notice tone="ok">{words.isDeleted}</Notice>
        </div>
      )}
    </DeskListPage>
  )
}

function Pictures({ rows }: { rows: readonly PictureWire[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {rows.map(({ id, image, shows, consent }) => (
        <li key={id} className="relative min-w-0">
          <img
            src={`${image.url}?width=320`}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            className="aspect-3/2 w-full rounded-cloth bg-kain object-cover"
          />
          <p className="mt-2 mb-1.5 line-clamp-3 text-sm wrap-anywhere">
            <Link to={deskPaths.picture(id)} className="hit-area font-semibold hover:underline">
              {shows || image.alt || words.pictureNumber(id)}
            </Link>
          </p>
          <WordTag tone={consentWords[consent].tone}>{consentWords[consent].label}</WordTag>
          {!image.alt && <p className="mt-1 text-sm text-muted">{words.noDescription}</p>}
        </li>
      ))}
    </ul>
  )
}
