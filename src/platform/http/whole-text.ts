const TEXT = Symbol('text')

// On the answer itself: what a `WeakMap` holds is collected later than its key, and the text of a page is large.
type WholeText = Response & { [TEXT]?: string }

/** An answer whose text is there as a whole already: who stores or compresses it reads it with `bytesOf`. */
export const wholeText = (text: string, init: ResponseInit): Response =>
  Object.assign(new Response(text, init), { [TEXT]: text })

export const isWholeText = (response: WholeText): boolean => response[TEXT] !== undefined

/** The bytes of an answer: of a whole text without the detour over a stream, which is a tenth of making a page. */
export async function bytesOf(response: WholeText): Promise<Buffer<ArrayBuffer>> {
  const text = response[TEXT]
  return text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
}
