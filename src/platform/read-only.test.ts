import { expect, test } from 'vitest'
import { connectOnce } from '#src/platform/database/open-client.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp, freshDatabase, newKey } from '#test/support/fresh-app.ts'

test('a server that takes no writes is an outage: 503, not ready, and the next connection may lead to another', async () => {
  const { siteUrl, ownerUrl } = await freshDatabase()
  const owner = await connectOnce(ownerUrl)
  const database = new URL(ownerUrl).pathname.slice(1)
  await owner.query(`alter database ${database} set default_transaction_read_only = on`)
  const standby = await freshApp({ siteUrl })
  const write = () =>
    standby.send('POST', '/v1/contact', {
      body: JSON.stringify({
        name: 'Ama Bali',
        email: 'ama@contoh.example',
        message: 'Halo semuanya di sana',
        idempotency_key: newKey(),
      }),
      headers: { 'content-type': 'application/json' },
    })
  const answer = await write()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await standby.open('/readyz')).status).toBe(503)
  expect((await standby.open('/v1/news')).status).toBe(200)
  await owner.query(`alter database ${database} reset default_transaction_read_only`)
  await owner.end()
  await eventually(async () => expect((await write()).status).toBe(201))
  await eventually(async () => expect((await standby.open('/readyz')).status).toBe(200))
})
