import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { whenDone } from './when-done.ts'

/** Addresses of an empty database, dropped after the test file. */
export async function emptyDatabase() {
  const name = `test_empty_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create database ${name} template template0 owner jejaring_owner`)
  whenDone(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  const inside = (url: string) => Object.assign(new URL(url), { pathname: name }).href
  return { siteUrl: inside(inject('siteUrl')), ownerUrl: inside(inject('ownerUrl')) }
}
