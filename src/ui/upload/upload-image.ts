import { LANGUAGE } from '#src/urls/language.id.ts'
import type { Failed, Result } from '#src/wire/envelope.ts'
import { NO_ANSWER } from '#src/wire/unanswered.ts'
import type { PicturePurpose, UploadWire } from '#src/wire/upload.ts'
import { scalePhoto } from './scale-photo.ts'
import * as words from './upload-words.id.ts'

type UploadOptions = {
  purpose: PicturePurpose
  /** Share sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Scales a photo (2560 px, upright) and uploads it with the visitor's session; a logo is sent as it is. Failures are returned in the format of
 * `/v1`, with a sentence for the reader in `errors.file`; an unreadable image is rejected before anything is sent.
 * @throws DOMException `AbortError` when `signal` aborts
 */
export async function uploadImage(
  file: Blob,
  { purpose, onProgress, signal }: UploadOptions,
): Promise<Result<UploadWire>> {
  const photo = purpose === 'logo' ? file : await scalePhoto(file)
  signal?.throwIfAborted()
  if (!photo) return failed(415, words.unreadable)
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', photo, 'foto')
  return send(form, 'photo', onProgress, signal)
}

type DocumentOptions = Pick<UploadOptions, 'onProgress' | 'signal'>

/**
 * Uploads a document unchanged. Failures are returned as for photos.
 * @throws DOMException `AbortError` when `signal` aborts
 */
export function uploadDocument(
  file: File,
  { onProgress, signal }: DocumentOptions,
): Promise<Result<UploadWire>> {
  const form = new FormData()
  form.set('purpose', 'document')
  form.set('file', file, file.name)
  return send(form, 'file', onProgress, signal)
}

/** What sentences call the file. */
type What = 'photo' | 'file'

const failed = (code: number, sentence: string): Failed => ({
  success: false,
  code,
  message: { title: '', description: sentence },
  data: {},
  errors: { file: [sentence] },
})

/** Uses XMLHttpRequest: `fetch` has no upload progress. */
function send(
  form: FormData,
  what: What,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
) {
  return new Promise<Result<UploadWire>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request.response, what))
    request.onerror = () => resolve(failed(NO_ANSWER, words.unsent[what]))
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.open('POST', '/v1/uploads')
    request.setRequestHeader('x-api-key', apiKey())
    request.setRequestHeader('accept-language', LANGUAGE)
    request.responseType = 'json'
    request.send(form)
  })
}

/** Adds the default sentence to a failure without one. */
function readAnswer(answer: Result<UploadWire> | null, what: What): Result<UploadWire> {
  if (!answer) return failed(NO_ANSWER, words.unsent[what])
  if (answer.success || answer.errors?.file) return answer
  return { ...answer, errors: { ...answer.errors, file: [sentenceFor(answer.code, what)] } }
}

function sentenceFor(code: number, what: What): string {
  if (code === 401) return words.sessionEnded[what]
  return code === 429 ? words.limitReached : words.unsent[what]
}

/** API key of this client, from the page's state, as for every other call. */
export const apiKey = () =>
  (JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { apiKey?: string }).apiKey ?? ''
