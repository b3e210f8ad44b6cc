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
  /** True if several files may be chosen at once; they are uploaded one after the other. */
  isMultiple?: boolean
  error: string | undefined
}

/** Photo selection and upload state, where the photo itself is shown elsewhere. */
export function TakePhoto(props: TakePhotoProps) {
  const { id, label, upload, isTaken = false, disabled = false, isMultiple = false, error } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box}>
      <ChoosePhoto
        id={id}
        purpose="content"
        label={label}
        disabled={disabled}
        isMultiple={isMultiple}
        onChoose={upload.choose}
        onChooseMany={upload.chooseMany}
      />
      <PhotoState {...upload} box={box} name={id} error={error} isTaken={isTaken} />
    </div>
  )
}
