import { randomBytes } from 'node:crypto'
import type { Db } from '#src/platform/database/connect.ts'

/** An uploaded, unused picture. @returns its name */
export async function makeUpload(db: Db, userId: number, purpose = 'content'): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`
  const file = { name, userId, purpose, type: 'image/webp', size: 9, sha256: '', originalName: 'foto.jpg' }
  await db
    .insertInto('uploads')
    .values({ ...file, width: 800, height: 500 })
    .execute()
  return name
}
