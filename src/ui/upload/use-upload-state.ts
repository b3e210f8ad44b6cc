import { useEffect, useRef, useState } from 'react'
import type { PicturePurpose } from '#src/wire/upload.ts'
import type { CropDialog } from './crop-dialog.tsx'
import * as words from './upload-words.id.ts'

export type SentPhoto = { name: string; url: string; width: number; height: number }
type State =
  | { kind: 'idle' }
  | { kind: 'cropping'; file: Blob; Dialog: typeof CropDialog }
  | { kind: 'sending'; share: number }
  | { kind: 'failed'; sentence: string; again: () => void }

export type PhotoUpload = ReturnType<typeof useUploadState>

/** State of a photo's upload: selected, cropped if needed, sending, cancelled; several follow one another. */
export function useUploadState(purpose: PicturePurpose, onSent: (photo: SentPhoto) => void) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  /** @returns true once it is sent */
  const send = async (photo: Blob): Promise<boolean> => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ kind: 'sending', share: 0 })
    const fail = (sentence: string) => {
      setState({ kind: 'failed', sentence, again: () => void send(photo) })
      return false
    }
    try {
      const { uploadImage } = await import('./upload-image.ts')
      const onProgress = (share: number) => !signal.aborted && setState({ kind: 'sending', share })
      const answer = await uploadImage(photo, { purpose, onProgress, signal })
      if (!answer.success) return fail(answer.errors?.file?.[0] ?? words.unsent.photo)
      const { name, url, width, height } = answer.data
      onSent({ name, url: url!, width: width!, height: height! })
      setState({ kind: 'idle' })
      return true
    } catch {
      return !signal.aborted && fail(words.unsent.photo)
    }
  }
  const choose = async (file: Blob) => {
    running.current?.abort()
    if (purpose !== 'avatar') return void send(file)
    const loaded = await import('./crop-dialog.tsx').catch(() => null)
    if (loaded) setState({ kind: 'cropping', file, Dialog: loaded.CropDialog })
    else setState({ kind: 'failed', sentence: words.unsent.photo, again: () => void choose(file) })
  }
  /** Uploads photos in their order, until one fails or is cancelled. */
  const chooseMany = async (files: readonly Blob[]) => {
    for (const file of files) if (!(await send(file))) return
  }
  return { state, choose, chooseMany, send, cancel }
}
