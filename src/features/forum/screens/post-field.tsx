import { useRef } from 'react'
import { TextareaField } from '#src/ui/field.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { MentionPicker } from './mention-picker.tsx'
import { PictureButton } from './picture-button.tsx'

type PostFieldProps = {
  id?: string
  label: string
  start: string
  error: string | undefined
  rows: number
  placeholder?: string
  help?: string
}

/** Text box of a post: plain text without script; with it also pictures and mentions. */
export function PostField({ id = 'body', label, start, error, rows, placeholder, help }: PostFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isLive = useIsLive()
  return (
    <div ref={frame}>
      <TextareaField
        id={id}
        label={label}
        rows={rows}
        placeholder={placeholder}
        error={error}
        name="body"
        defaultValue={start}
        maxLength={20_000}
        help={help ?? 'Baris kosong memisahkan paragraf, tanda - di awal baris membuat daftar.'}
      />
      {isLive && (
        <>
          <MentionPicker frame={frame} />
          <PictureButton id={`${id}-gambar`} frame={frame} />
        </>
      )}
    </div>
  )
}
