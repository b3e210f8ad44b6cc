import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const text = /\.(js|css|svg|html|json|txt|xml|ico|webmanifest)$/
// Below this many bytes the header costs more than the compression saves.
const smallest = 256

/** Writes `.br` (brotli 11, Node's default) and `.gz` beside each text file of `folder`. */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter(
    (name) => text.test(name) && !name.startsWith('.vite'),
  )
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length <= smallest) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  // The memory level that gives the shorter file varies.
  const gzips = await Promise.all([6, 8].map((memLevel) => promisify(gzip)(content, { level: 9, memLevel })))
  await writeFile(`${file}.gz`, gzips[0].length < gzips[1].length ? gzips[0] : gzips[1])
}
