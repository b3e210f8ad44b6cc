import { join } from 'node:path'
import pg from 'pg'
import { openClient } from '#src/platform/database/open-client.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { BackupError } from './manifest.ts'

/**
 * URL for creating databases on the site's own server: the embedded one's superuser, else the owner, who then needs
 * that right.
 */
export function makerUrl({ dataDir, isEmbedded, ownerUrl }: Server): string {
  if (!isEmbedded) return ownerUrl
  const { superuser } = readPasswords(join(dataDir, 'postgres', 'data', 'passwords.json'))
  return Object.assign(new URL(ownerUrl), { username: 'postgres', password: superuser }).href
}
type Server = { dataDir: string; isEmbedded: boolean; ownerUrl: string }

/**
 * Runs `work` on a scratch database beside the site's and drops it after. A killed run leaves it to the next run.
 * @param maker URL with the right to create databases
 * @throws BackupError without that right
 */
export async function inScratch<T>(
  { ownerUrl, maker }: { ownerUrl: string; maker: string },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const owner = new URL(ownerUrl)
  const name = `${owner.pathname.slice(1)}_check`
  const client = await openClient(Object.assign(new URL(maker), { pathname: 'postgres' }).href)
  const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  try {
    await drop()
    const role = pg.escapeIdentifier(decodeURIComponent(owner.username))
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0 owner ${role}`)
    return await work(Object.assign(owner, { pathname: name }).href)
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code === '42501')
      throw new BackupError(
        `${message}: the role of DATABASE_OWNER_URL needs the right CREATEDB to verify backups`,
      )
    throw error
  } finally {
    await drop().catch(() => {})
    await client.end()
  }
}
