/** The same bytes in parts of at least `partBytes`, except the last. */
export async function* inParts(
  source: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    pending.push(chunk)
    size += chunk.byteLength
    if (size < partBytes) continue
    yield Buffer.concat(pending)
    pending = []
    size = 0
  }
  if (size) yield Buffer.concat(pending)
}
