import { type DragEvent, type ReactNode, useState } from 'react'
import type { PicturePurpose } from '#src/wire/upload.ts'
import { Icon } from '../icon.tsx'
import * as words from './words.id.ts'

type ChoosePhotoProps = {
  id: string
  purpose: PicturePurpose
  label: string
  disabled?: boolean
  onChoose: (file: Blob) => void
  isMultiple?: boolean
  /** Takes several files, if `isMultiple`. */
  onChooseMany?: (files: readonly Blob[]) => void
  /** Further buttons for the photo. */
  children?: ReactNode
}

/** Selects a photo: from a file, a handheld camera, or by drag and drop. */
export function ChoosePhoto(props: ChoosePhotoProps) {
  const { id, purpose, label, disabled = false, onChoose, isMultiple = false, onChooseMany, children } = props
  const [isOver, setIsOver] = useState(false)
  const take = (files: readonly File[]) => {
    if (files.length > 1 && isMultiple && onChooseMany) onChooseMany(files)
    else if (files[0]) onChoose(files[0])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons inside do the same
    <div
      className={`min-w-0 flex-1 basis-56 rounded-panel border border-dashed p-3 ${isOver ? 'border-blue bg-sky' : 'border-control'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(!disabled)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap gap-2">
        <PickFile
          id={id}
          icon={<Icon name="image-up" />}
          label={label}
          disabled={disabled}
          isMultiple={isMultiple}
          onChoose={take}
        />
        {purpose !== 'logo' && (
          <div className="hidden pointer-coarse:block">
            <PickFile
              id={`${id}-camera`}
              icon={<Icon name="camera" />}
              label={words.takePhoto}
              disabled={disabled}
              capture={purpose === 'avatar' ? 'user' : 'environment'}
              onChoose={take}
            />
          </div>
        )}
        {children}
      </div>
      <p className="mt-2 text-sm text-muted pointer-coarse:hidden">
        {purpose === 'logo' ? words.dragImage : words.dragPhoto}
        {accepted(purpose)}
      </p>
      <p className="mt-2 hidden text-sm text-muted pointer-coarse:block">{accepted(purpose)}</p>
    </div>
  )
}

const accepted = (purpose: PicturePurpose) => (purpose === 'logo' ? words.logoFormats : words.photoFormats)

type PickFileProps = {
  id: string
  icon: ReactNode
  label: string
  disabled: boolean
  isMultiple?: boolean
  capture?: 'user' | 'environment'
  onChoose: (files: readonly File[]) => void
}

/** A file input styled as a button; the same file can be selected again. */
function PickFile({ id, icon, label, disabled, isMultiple, capture, onChoose }: PickFileProps) {
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={capture}
        multiple={isMultiple}
        disabled={disabled}
        className="peer sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-control bg-paper px-[1.0625rem] py-1.5 text-note leading-tight font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-blue peer-disabled:cursor-not-allowed peer-disabled:bg-off peer-disabled:text-off-text hover:bg-kain"
      >
        {icon}
        {label}
      </label>
    </>
  )
}
