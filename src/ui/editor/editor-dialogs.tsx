import type { Editor } from '@tiptap/core'
import { GalleryDialog } from './gallery-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

export type OpenDialog = 'link' | 'gallery' | 'video' | 'item' | { image: File | null } | null

type EditorDialogsProps = { editor: Editor; dialog: OpenDialog; onClose: () => void }

/** The open dialog of the editor, if any. */
export function EditorDialogs({ editor, dialog, onClose }: EditorDialogsProps) {
  if (dialog === 'link') return <LinkDialog editor={editor} onClose={onClose} />
  if (dialog === 'gallery') return <GalleryDialog editor={editor} onClose={onClose} />
  if (dialog === 'video') return <VideoDialog editor={editor} onClose={onClose} />
  if (dialog === 'item') return <ItemDialog editor={editor} onClose={onClose} />
  return dialog && <ImageDialog editor={editor} file={dialog.image} onClose={onClose} />
}
