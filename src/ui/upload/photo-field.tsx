import { useRef, useState } from 'react'
import type { PicturePurpose } from '#src/wire/upload.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useIsLive } from '../use-is-live.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { LibraryPicker } from './library-picker.tsx'
import { PhotoState } from './photo-state.tsx'
import { useUploadState } from './use-upload-state.ts'
import * as words from './words.id.ts'

type Photo = { name: string; url: string }
type PhotoFieldProps = {
  label: string
  /** Name of the input with the file's name, empty for no photo. */
  name: string
  /** `avatar` photos are cropped to a square; a `logo` is an SVG or PNG. */
  purpose: PicturePurpose
  value: Photo | null
  help?: string
  error?: string | undefined
}

/** Uploads a photo for a form at once; the form only carries its name. Without script the photo stays. */
export function PhotoField({ label, name, purpose, value, help, error }: PhotoFieldProps) {
  const [photo, setPhoto] = useState(value)
  const upload = useUploadState(purpose, setPhoto)
  const { state, choose, send, cancel } = upload
  const box = useRef<HTMLFieldSetElement>(null)
  const isLive = useIsLive()
  const noun = purpose === 'logo' ? words.nouns.image : words.nouns.photo
  return (
    <fieldset ref={box} className="min-w-0" aria-describedby={`${name}-error ${name}-help`}>
      <legend className="mb-1.5 text-note font-semibold">{label}</legend>
      <input type="hidden" name={name} value={photo?.name ?? ''} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Preview photo={photo} purpose={purpose} />
        {isLive ? (
          <ChoosePhoto
            id={name}
            label={photo ? words.change(noun) : words.choose(noun)}
            onChoose={choose}
            purpose={purpose}
          >
            {photo && (
              <Button size={44} variant="link" onClick={() => setPhoto(null)}>
                {words.remove(noun)}
              </Button>
            )}
          </ChoosePhoto>
        ) : (
          <noscript>
            <p className="max-w-64 text-sm text-muted">{words.staysWithoutScript(noun)}</p>
          </noscript>
        )}
      </div>
      {isLive && purpose === 'content' && (
        <div className="mt-3">
          <LibraryPicker onPick={setPhoto} />
        </div>
      )}
      <PhotoState {...upload} box={box} name={name} error={error} />
      <p id={`${name}-help`} className="mt-2 text-sm leading-snug text-muted empty:hidden">
        {help}
      </p>
      {state.kind === 'cropping' && <state.Dialog file={state.file} onCut={send} onCancel={cancel} />}
    </fieldset>
  )
}

function Preview({ photo, purpose }: { photo: Photo | null; purpose: PicturePurpose }) {
  const isRound = purpose === 'avatar'
  const look = purpose === 'logo' ? 'border bg-paper object-contain p-2' : 'bg-kain object-cover'
  const shape = isRound ? 'size-28 rounded-full' : 'h-28 w-42 rounded-cloth'
  if (photo) return <img src={photo.url} alt={words.currentPhoto} className={`flex-none ${look} ${shape}`} />
  return (
    <span className={`grid flex-none place-items-center bg-sky text-blue ${shape}`}>
      <Icon name={isRound ? 'user' : 'image'} className="size-8" />
      <span className="sr-only">{words.noPhoto}</span>
    </span>
  )
}
