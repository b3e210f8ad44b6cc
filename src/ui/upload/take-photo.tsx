import { useRef } from 'react'
import { ChoosePhoto } from './choose-photo.tsx'
import { PhotoState } from './photo-state.tsx'
import type { PhotoUpload } from './use-upload-state.ts'

type TakePhotoProps = {
  id: string
  label: string
  upload: PhotoUpload
  /** True if a photo was uploaded, where nothing else shows it. */
  isTaken?: boolean
  disabled?: boolean
  error: string | undefined
}

/** Photo selection and upload state, where the photo itself is shown elsewhere. */
export function TakePhoto({ id, label, upload, isTaken = false, disabled = false, error }: TakePhotoProps) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box}>
      <ChoosePhoto id={id} purpose="content" label={label} disabled={disabled} onChoose={upload.choose} />
      <PhotoState {...upload} box={box} name={id} error={error} isTaken={isTaken} />
    </div>
  )
}
