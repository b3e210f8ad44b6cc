import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { TextareaField } from '#src/ui/field.tsx'
import { PhotoField } from '../photo-field.tsx'
import { usePhoto } from '../use-photo.ts'
import { SmallDialog } from './small-dialog.tsx'

type ImageDialogProps = { editor: Editor; file: File | null; onClose: () => void }

/** Puts a picture into the text, never without words for those who do not see it; or changes the words of a chosen one. */
export function ImageDialog({ editor, file, onClose }: ImageDialogProps) {
  const chosen = editor.isActive('image') && !file ? editor.getAttributes('image') : null
  const [words, setWords] = useState(String(chosen?.alt ?? ''))
  const [error, setError] = useState<string>()
  const photo = usePhoto()
  const { take } = photo
  useEffect(() => {
    if (file) void take(file)
  }, [file, take])
  const send = () => {
    const alt = words.trim()
    if (!alt)
      return setError('Tulis apa yang terlihat, supaya pembaca yang tidak melihat gambar ikut mengerti.')
    if (chosen) editor.chain().updateAttributes('image', { alt }).run()
    else if (photo.photo) {
      const { url: src, width, height } = photo.photo
      editor.chain().setImage({ src, alt, width, height }).run()
    } else return photo.ask()
    onClose()
  }
  return (
    <SmallDialog
      title={chosen ? 'Ubah keterangan gambar' : 'Sisipkan gambar'}
      verb={chosen ? 'Simpan' : 'Sisipkan'}
      busyLabel={photo.share === null ? undefined : 'Mengunggah'}
      onSend={send}
      onClose={() => {
        photo.cancel()
        onClose()
      }}
    >
      {!chosen && <PhotoField {...photo} label="Pilih foto" />}
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
