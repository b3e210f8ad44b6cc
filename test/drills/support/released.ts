import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { connect } from '#src/platform/postgres/connection.ts'

const folder = fileURLToPath(new URL('../../released/', import.meta.url))

/** Dumps of the schemas that sites run, oldest first; their names end with the newest migration of each. */
export const releasedDumps = () => globSync(`${folder}*.sql.br`).sort()

/** Loads a dump into an empty database, as its owner. */
export async function loadReleased(ownerUrl: string, dump: string): Promise<void> {
  const client = await connect(ownerUrl)
  try {
    await client.query(brotliDecompressSync(readFileSync(dump)).toString())
  } finally {
    await client.end()
  }
}
