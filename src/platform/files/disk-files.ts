import { mkdirSync } from 'node:fs'
import { type FileHandle, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ByteRange, type Files, isFileName, newFileName } from './files.ts'

const CHUNK = 256 * 1024
const BATCH = 500

/** File store in one folder of this machine, readable by this user alone. */
export function diskFiles(folder: string): Files {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`not a name of the file store: ${name}`)
    return join(folder, name)
  }
  const head = async (name: string) => {
    try {
      const { size } = await stat(pathOf(name))
      return { size }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const write = (path: string, source: Uint8Array | AsyncIterable<Uint8Array>) =>
    withHandle(path, 'wx', async (handle) => {
      await handle.writeFile(source)
      await handle.sync()
    })
  return {
    head,
    async put(name, source) {
      const path = pathOf(name)
      const part = `${path}.part`
      try {
        await write(part, source)
        await rename(part, path)
        await syncFolder(folder)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw error
      }
    },
    async get(name, range) {
      const found = await head(name)
      return found && (await streamOf(pathOf(name), range ?? { start: 0, end: found.size }))
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    async check() {
      // A half file, which no list names and the sweep removes.
      const part = `${pathOf(newFileName('probe'))}.part`
      await write(part, Buffer.from('ok'))
      await rm(part, { force: true })
    },
    listBefore: (moment) => listFolder(folder, moment),
  }
}

/** Partial files of a killed process are not listed; old ones are removed on the way. */
async function* listFolder(folder: string, moment: Date) {
  let names: string[] = []
  for await (const { name } of await opendir(folder)) {
    const isHalf = name.endsWith('.part') && isFileName(name.slice(0, -'.part'.length))
    if (!isHalf && !isFileName(name)) continue
    const path = join(folder, name)
    const changedAt = await stat(path).then(
      ({ mtime }) => mtime,
      () => moment,
    )
    if (changedAt >= moment) continue
    if (isHalf) await rm(path, { force: true })
    else names.push(name)
    if (names.length < BATCH) continue
    yield names
    names = []
  }
  if (names.length) yield names
}

/**
 * Opens the file anew for every chunk: between chunks, while a reader is slow or gone, no descriptor is held that could
 * leak. The first chunk is read at once, since after it no other status can be answered.
 */
async function streamOf(path: string, { start, end }: ByteRange) {
  let at = start
  const read = async () => {
    const chunk = new Uint8Array(Math.min(CHUNK, end - at))
    const { bytesRead } = await withHandle(path, 'r', (handle) => handle.read(chunk, 0, chunk.length, at))
    if (bytesRead === 0) throw new Error(`${path} ends before its time`)
    at += bytesRead
    return chunk.subarray(0, bytesRead)
  }
  let first = at < end ? await read() : null
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const chunk = first ?? (at < end ? await read() : null)
        first = null
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Syncs the folder to make a rename durable; Windows opens no folders. */
const syncFolder = async (folder: string) => {
  if (process.platform !== 'win32') await withHandle(folder, 'r', (handle) => handle.sync())
}

async function withHandle<T>(path: string, flags: string, use: (handle: FileHandle) => Promise<T>) {
  const handle = await open(path, flags, 0o600)
  try {
    return await use(handle)
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
