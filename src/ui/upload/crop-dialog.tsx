import { useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { type Crop, MAX_ZOOM, squareOf, startCrop, zoomed } from './crop-geometry.ts'
import { CropView } from './crop-view.tsx'
import { toBlob } from './scale-photo.ts'
import { unreadable } from './upload-words.id.ts'
import * as words from './words.id.ts'

/** Side of the cropped image in pixels; smaller ones are not enlarged. */
const SIDE = 1_024

type CropDialogProps = { file: Blob; onCut: (photo: Blob) => void; onCancel: () => void }

/** Dialog to select the square of a photo for an avatar: by finger, mouse or keyboard. */
export function CropDialog({ file, onCut, onCancel }: CropDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = usePicture(file)
  const [crop, setCrop] = useState<Crop>()
  const [isBusy, setIsBusy] = useState(false)
  const chosen = picture && (crop ?? startCrop(picture))
  useEffect(() => dialog.current?.showModal(), [])

  const cut = async () => {
    setIsBusy(true)
    const photo = await cutOut(picture!, chosen!, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
    if (photo) onCut(photo)
    else setIsBusy(false)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="crop-title"
      onCancel={onCancel}
      onClose={onCancel}
      className="m-auto w-115 max-w-[calc(100vw-2rem)] rounded-panel bg-paper p-5 text-ink float-shadow backdrop:bg-veil sm:p-7"
    >
      <h2 id="crop-title" className="text-card">
        {words.adjustPhoto}
      </h2>
      {picture === null && (
        <p role="alert" className="mt-4 flex gap-1.5 text-note text-bad">
          <Icon name="circle-alert" className="mt-0.5" />
          {unreadable}
        </p>
      )}
      {picture === undefined && <p className="mt-4 text-note text-muted">{words.openingPhoto}</p>}
      {picture && chosen && (
        <>
          <CropView picture={picture} crop={chosen} onChange={setCrop} />
          <label htmlFor="crop-zoom" className="mt-4 block text-note font-semibold">
            {words.zoom}
          </label>
          <input
            id="crop-zoom"
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={chosen.zoom}
            onChange={({ target }) => setCrop(zoomed(chosen, picture, Number(target.value)))}
            className="h-11 w-full accent-blue"
          />
        </>
      )}
      <div className="mt-5 flex flex-wrap-reverse justify-end gap-3">
        <Button size={44} variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        {picture !== null && (
          <Button size={44} busy={isBusy} busyLabel={words.cropping} disabled={!picture} onClick={cut}>
            {words.usePhoto}
          </Button>
        )}
      </div>
    </dialog>
  )
}

/** Decodes the image of a file, upright; undefined while loading, null if it is none. */
function usePicture(file: Blob) {
  const [picture, setPicture] = useState<ImageBitmap | null>()
  useEffect(() => {
    let isOver = false
    let read: ImageBitmap | undefined
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (found) => {
        read = found
        if (isOver) found.close()
        else setPicture(found)
      },
      () => !isOver && setPicture(null),
    )
    return () => {
      isOver = true
      read?.close()
    }
  }, [file])
  return picture
}

async function cutOut(picture: ImageBitmap, crop: Crop, type: 'image/jpeg' | 'image/webp') {
  const { left, top, side } = squareOf(crop, picture)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(SIDE, side)))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return toBlob(canvas, type)
}
