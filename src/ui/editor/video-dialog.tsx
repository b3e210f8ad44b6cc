import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { videoAddress, videoAt } from '#src/wire/video.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { LibraryPicker } from '../upload/library-picker.tsx'
import { TakePhoto } from '../upload/take-photo.tsx'
import { useUploadState } from '../upload/use-upload-state.ts'
import { type EditorVideo, insertBlock } from './media-nodes.ts'
import { SmallDialog } from './small-dialog.tsx'

const NO_VIDEO =
  'Tempel tautan video dari YouTube atau Vimeo, misalnya https://youtu.be/dQw4w9WgXcQ. Video dari tempat lain bisa dipasang sebagai tautan biasa.'

/** Inserts a video by its link, with a title and, if wanted, a still of our own; or edits the selected one. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const chosen = editor.isActive('video') ? (editor.getAttributes('video').video as EditorVideo) : null
  const [video, setVideo] = useState<EditorVideo>(chosen ?? { address: '', title: '', still: null })
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({})
  const setStill = (photo: { url: string; width: number; height: number }) => {
    const { url: src, width, height } = photo
    setVideo((before) => ({ ...before, still: { src, alt: '', width, height } }))
  }
  const upload = useUploadState('content', setStill)
  const send = () => {
    const address = videoAddress(video.address)
    const title = video.title.trim()
    if (!address) return setErrors({ address: NO_VIDEO })
    if (!title)
      return setErrors({ title: 'Tulis judul videonya, supaya pembaca tahu apa yang akan diputar.' })
    const attrs = { video: { ...video, address, title } }
    if (chosen) editor.chain().updateAttributes('video', attrs).run()
    else insertBlock(editor, { type: 'video', attrs })
    onClose()
  }
  const service = videoAt(videoAddress(video.address) ?? '')?.service
  return (
    <SmallDialog
      title={chosen ? 'Ubah video' : 'Sisipkan video'}
      verb={chosen ? 'Simpan' : 'Sisipkan'}
      busyLabel={upload.state.kind === 'sending' ? 'Mengunggah' : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label="Tautan video"
        name="video-address"
        inputMode="url"
        placeholder="https://youtu.be/…"
        value={video.address}
        error={errors.address}
        help={service && `Video ${service}. Baru dimuat setelah pembaca menekannya.`}
        onChange={({ target }) => setVideo({ ...video, address: target.value })}
      />
      <Field
        label="Judul video"
        name="video-title"
        maxLength={150}
        value={video.title}
        error={errors.title}
        onChange={({ target }) => setVideo({ ...video, title: target.value })}
      />
      <div className="space-y-3">
        <p className="text-note font-semibold">Gambar sebelum diputar</p>
        {video.still ? (
          <img src={video.still.src} alt="" className="max-h-40 rounded-cloth bg-kain" />
        ) : (
          <p className="text-sm text-muted">Tanpa foto, tampil kain tenun dengan tanda putar.</p>
        )}
        <TakePhoto
          id="video-still"
          label={video.still ? 'Ganti foto' : 'Pilih foto'}
          upload={upload}
          error={undefined}
        />
        <LibraryPicker onPick={setStill} />
        {video.still && (
          <Button size={44} variant="link" onClick={() => setVideo({ ...video, still: null })}>
            Pakai kain tenun
          </Button>
        )}
      </div>
    </SmallDialog>
  )
}
