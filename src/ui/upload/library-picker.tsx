import { useState } from 'react'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { createClient } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { PictureWire } from '#src/wire/media.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import * as words from './words.id.ts'

type Picked = { name: string; url: string; width: number; height: number; alt: string }
type LibraryPickerProps = {
  onPick: (picture: Picked) => void
  /** True if the pictures stay in sight after one was picked. */
  isMultiple?: boolean
}

type Shown = Result<PictureWire[]> | 'loading' | null
type ListMedia = { where: 'GET /media'; input: { query?: object }; data: PictureWire[] }

const HOW_MANY = 24

/** Chooses a picture that was used before; what its people did not allow to be shown is left out. */
export function LibraryPicker({ onPick, isMultiple = false }: LibraryPickerProps) {
  const [shown, setShown] = useState<Shown>(null)
  const [q, setQ] = useState('')
  const look = async () => {
    setShown('loading')
    const { apiKey } = await import('./upload-image.ts')
    const api = createClient({
      base: '/v1',
      apiKey: apiKey(),
      language: LANGUAGE,
      fetch: window.fetch.bind(window),
    })
    setShown(
      await api<ListMedia>('GET /media', { session: true, query: { q, usable: '1', limit: HOW_MANY } }),
    )
  }
  if (!shown)
    return (
      <Button size={44} variant="outline" onClick={() => void look()}>
        {words.chooseFromLibrary}
      </Button>
    )
  const pick = ({ image: { alt = '', name, url, width, height } }: PictureWire) => {
    onPick({ name, url, width, height, alt })
    if (!isMultiple) setShown(null)
  }
  return (
    <section aria-label={words.library} className="rounded-panel border p-3">
      <Field
        label={words.searchLibrary}
        name="library-search"
        type="search"
        maxLength={200}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around is the dialog's or the page's own.
          event.preventDefault()
          void look()
        }}
      />
      <div className="my-3 flex flex-wrap gap-2">
        <Button
          size={44}
          variant="outline"
          busy={shown === 'loading'}
          busyLabel={words.searching}
          onClick={() => void look()}
        >
          {words.search}
        </Button>
        <Button size={44} variant="link" onClick={() => setShown(null)}>
          {words.closeLibrary}
        </Button>
      </div>
      <Pictures shown={shown} pick={pick} />
    </section>
  )
}

function Pictures({ shown, pick }: { shown: Shown; pick: (picture: PictureWire) => void }) {
  if (!shown || shown === 'loading') return null
  if (!shown.success)
    return (
      <p role="alert" className="text-sm text-bad">
        {words.libraryNotLoaded}
      </p>
    )
  if (!shown.data.length) return <p className="text-sm text-muted">{words.noMatch}</p>
  return (
    <ul className="grid max-h-80 grid-cols-3 gap-2 overflow-y-auto">
      {shown.data.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            onClick={() => pick(picture)}
            className="block w-full rounded-cloth text-left text-sm wrap-anywhere hover:bg-kain"
          >
            <img
              src={`${picture.image.url}?width=320`}
              alt={picture.image.alt || words.imageWithoutWords}
              loading="lazy"
              className="aspect-3/2 w-full rounded-cloth bg-kain object-cover"
            />
            <span className="line-clamp-2">{picture.shows}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
