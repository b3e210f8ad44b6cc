import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextareaField } from '../field.tsx'
import { TakePhoto } from '../upload/take-photo.tsx'
import { type SentPhoto, useUploadState } from '../upload/use-upload-state.ts'
import { SmallDialog } from './small-dialog.tsx'

type ImageDialogProps = { editor: Editor; file: File | null; onClose: () => void }

/** Inserts an image, always with an alternative text; or edits that of the selected image. */
export function ImageDialog({ editor, file, onClose }: ImageDialogProps) {
  const chosen = editor.isActive('image') && !file ? editor.getAttributes('image') : null
  const [words, setWords] = useState(String(chosen?.alt ?? ''))
  const [error, setError] = useState<string>()
  const [photo, setPhoto] = useState<SentPhoto | null>(null)
  const [isAsked, setAsked] = useState(false)
  const upload = useUploadState('content', setPhoto)
  const begin = useEffectEvent(upload.choose)
  useEffect(() => {
    if (file) void begin(file)
  }, [file])
  const send = () => {
    const alt = words.trim()
    if (!alt)
      return setError('Tulis apa yang terlihat, supaya pembaca yang tidak melihat gambar ikut mengerti.')
    if (chosen) editor.chain().updateAttributes('image', { alt }).run()
    else if (photo) {
      const { url: src, width, height } = photo
      editor.chain().setImage({ src, alt, width, height }).run()
    } else return setAsked(true)
    onClose()
  }
  return (
    <SmallDialog
      title={chosen ? 'Ubah keterangan gambar' : 'Sisipkan gambar'}
      verb={chosen ? 'Simpan' : 'Sisipkan'}
      busyLabel={upload.state.kind === 'sending' ? 'Mengunggah' : undefined}
      onSend={send}
      onClose={onClose}
    >
      {!chosen && (
        <TakePhoto
          id="image-photo"
          label={photo ? 'Ganti foto' : 'Pilih foto'}
          upload={upload}
          isTaken={photo !== null}
          error={isAsked && !photo ? 'Pilih foto dulu.' : undefined}
        />
      )}
      <TextareaField
        label="Keterangan untuk yang tidak melihat gambar"
        name="image-words"
        rows={2}
        maxLength={300}
        required
        value={words}
        error={error}
        onChange={(event) => setWords(event.target.value)}
        help="Satu kalimat: siapa, sedang apa, di mana."
      />
    </SmallDialog>
  )
}
