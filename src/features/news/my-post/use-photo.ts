import { useCallback, useRef, useState } from 'react'
import { uploadImage } from '#src/ui/upload/upload-image.ts'

export type UploadedPhoto = { name: string; url: string; width: number; height: number }

export type PhotoUpload = ReturnType<typeof usePhoto>

/** One photo on its way to the server. `share` is how much has been sent, null when nothing is under way. */
export function usePhoto(onTaken?: (photo: UploadedPhoto) => void) {
  const [photo, setPhoto] = useState<UploadedPhoto | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const under = useRef<AbortController>(null)
  const taken = useRef(onTaken)
  taken.current = onTaken

  const cancel = useCallback(() => {
    under.current?.abort()
    setShare(null)
  }, [])

  const take = useCallback(
    async (file: File) => {
      cancel()
      under.current = new AbortController()
      const { signal } = under.current
      setError(undefined)
      setShare(0)
      const answer = await uploadImage(file, { purpose: 'content', onProgress: setShare, signal }).catch(
        () => null,
      )
      if (!answer || signal.aborted) return
      setShare(null)
      if (!answer.success) return setError(answer.errors?.file?.[0] ?? 'Foto belum terkirim. Coba lagi.')
      const { name, url, width, height } = answer.data
      const done = { name, url: url!, width: width!, height: height! }
      setPhoto(done)
      taken.current?.(done)
    },
    [cancel],
  )

  return { photo, share, error, take, cancel, ask: () => setError('Pilih foto dulu.') }
}
