import { useState } from 'react'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { createClient } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { PictureWire } from '#src/wire/media.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'

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
        Pilih dari pustaka gambar
      </Button>
    )
  const pick = ({ image: { alt = '', name, url, width, height } }: PictureWire) => {
    onPick({ name, url, width, height, alt })
    if (!isMultiple) setShown(null)
  }
  return (
    <section aria-label="Pustaka gambar" className="rounded-panel border p-3">
      <Field
        label="Cari di pustaka gambar"
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
          busyLabel="Mencari"
          onClick={() => void look()}
        >
          Cari
        </Button>
        <Button size={44} variant="link" onClick={() => setShown(null)}>
          Tutup pustaka
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
        Pustaka gambar tidak bisa dimuat. Periksa sambungan Anda, lalu tekan Cari lagi.
      </p>
    )
  if (!shown.data.length)
    return <p className="text-sm text-muted">Tidak ada gambar yang cocok. Unggah yang baru saja.</p>
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
              alt={picture.image.alt || 'Gambar tanpa keterangan'}
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
