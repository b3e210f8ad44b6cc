import { useId } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import type { PhotoUpload } from './use-photo.ts'

type PhotoFieldProps = Pick<PhotoUpload, 'photo' | 'share' | 'error' | 'take' | 'cancel'> & {
  label: string
  disabled?: boolean
}

/** A button that takes a photo, and what becomes of it: on its way, there, or not taken. */
export function PhotoField({ label, photo, share, error, take, cancel, disabled = false }: PhotoFieldProps) {
  const id = useId()
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={disabled}
        aria-describedby={error ? `${id}-error` : undefined}
        className="peer sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void take(file)
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-control border border-control bg-paper px-4 text-note font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-blue peer-disabled:cursor-not-allowed peer-disabled:bg-off peer-disabled:text-off-text hover:bg-kain"
      >
        <Icon name="image-up" />
        {photo ? 'Ganti foto' : label}
      </label>
      {share !== null && (
        <div className="mt-2 flex items-center gap-3">
          <progress value={share} aria-label="Foto diunggah" className="h-2 flex-1 accent-orange" />
          <button type="button" onClick={cancel} className="link min-h-11 text-note font-semibold">
            Batalkan
          </button>
        </div>
      )}
      <p role="status" className={photo && share === null ? 'mt-2 flex gap-1.5 text-sm text-ok' : 'sr-only'}>
        {photo && share === null && (
          <>
            <Icon name="circle-check" className="mt-px size-4.5" />
            Foto sudah diunggah.
          </>
        )}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}
