import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { LibraryPicker } from '../upload/library-picker.tsx'
import { TakePhoto } from '../upload/take-photo.tsx'
import { type SentPhoto, useUploadState } from '../upload/use-upload-state.ts'
import { SmallDialog } from './small-dialog.tsx'
import * as editorWords from './words.id.ts'
import { altOf, WordsOfPicture } from './words-of-picture.tsx'

type ImageDialogProps = { editor: Editor; file: File | null; onClose: () => void }

/** Inserts an image, uploaded or from the library, with its alternative text; or edits that of the selected image. */
export function ImageDialog({ editor, file, onClose }: ImageDialogProps) {
  const chosen = editor.isActive('image') && !file ? editor.getAttributes('image') : null
  const [words, setWords] = useState({ alt: String(chosen?.alt ?? ''), isDecorative: chosen?.alt === '' })
  const [error, setError] = useState<string>()
  const [photo, setPhoto] = useState<SentPhoto | null>(null)
  const [isAsked, setAsked] = useState(false)
  const upload = useUploadState('content', setPhoto)
  const begin = useEffectEvent(upload.choose)
  useEffect(() => {
    if (file) void begin(file)
  }, [file])
  const send = () => {
    const alt = altOf(words)
    if (alt === undefined) return setError(editorWords.noWords)
    if (chosen) editor.chain().updateAttributes('image', { alt }).run()
    else if (photo) {
      const { url: src, width, height } = photo
      editor.chain().setImage({ src, alt, width, height }).run()
    } else return setAsked(true)
    onClose()
  }
  return (
    <SmallDialog
      title={chosen ? editorWords.editAlt : editorWords.insertImage}
      verb={chosen ? editorWords.save : editorWords.insert}
      busyLabel={upload.state.kind === 'sending' ? editorWords.uploading : undefined}
      onSend={send}
      onClose={onClose}
    >
      {!chosen && (
        <div className="space-y-3">
          {photo && <img src={photo.url} alt="" className="max-h-40 rounded-cloth bg-kain" />}
          <TakePhoto
            id="image-photo"
            label={photo ? editorWords.changePhoto : editorWords.choosePhoto}
            upload={upload}
            isTaken={photo !== null}
            error={isAsked && !photo ? editorWords.choosePhotoFirst : undefined}
          />
          <LibraryPicker
            onPick={(picture) => {
              setPhoto(picture)
              setWords({ alt: words.alt || picture.alt, isDecorative: false })
            }}
          />
        </div>
      )}
      <WordsOfPicture id="image" words={words} error={error} onChange={setWords} />
    </SmallDialog>
  )
}
