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
import * as words from './words.id.ts'

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
    if (!address) return setErrors({ address: words.noVideo })
    if (!title) return setErrors({ title: words.noVideoTitle })
    const attrs = { video: { ...video, address, title } }
    if (chosen) editor.chain().updateAttributes('video', attrs).run()
    else insertBlock(editor, { type: 'video', attrs })
    onClose()
  }
  const service = videoAt(videoAddress(video.address) ?? '')?.service
  return (
    <SmallDialog
      title={chosen ? words.editVideo : words.insertVideo}
      verb={chosen ? words.save : words.insert}
      busyLabel={upload.state.kind === 'sending' ? words.uploading : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label={words.videoLink}
        name="video-address"
        inputMode="url"
        placeholder={words.videoExample}
        value={video.address}
        error={errors.address}
        help={service && words.videoOf(service)}
        onChange={({ target }) => setVideo({ ...video, address: target.value })}
      />
      <Field
        label={words.videoTitle}
        name="video-title"
        maxLength={150}
        value={video.title}
        error={errors.title}
        onChange={({ target }) => setVideo({ ...video, title: target.value })}
      />
      <div className="space-y-3">
        <p className="text-note font-semibold">{words.still}</p>
        {video.still ? (
          <img src={video.still.src} alt="" className="max-h-40 rounded-cloth bg-kain" />
        ) : (
          <p className="text-sm text-muted">{words.woven}</p>
        )}
        <TakePhoto
          id="video-still"
          label={video.still ? words.changePhoto : words.choosePhoto}
          upload={upload}
          error={undefined}
        />
        <LibraryPicker onPick={setStill} />
        {video.still && (
          <Button size={44} variant="link" onClick={() => setVideo({ ...video, still: null })}>
            {words.useWoven}
          </Button>
        )}
      </div>
    </SmallDialog>
  )
}
