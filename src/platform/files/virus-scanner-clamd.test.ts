import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { uploadForm } from '#src/features/uploads/factory.ts'
import { HARMFUL, startClamd } from '#test/support/clamd.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { pageWith, streamOf } from '#test/support/pdf-parts.ts'
import { whenDone } from '#test/support/when-done.ts'
import { readClamAvUrl } from './virus-scanner.ts'

const clamd = await startClamd()
whenDone(() => clamd.stop())
const site = await freshApp({ clamAv: readClamAvUrl(clamd.url) })
const staff = await makeUser(site.db, { role: 'staff' })
const sender = await site.as({ id: staff.id, role: 'staff' })

async function send(bytes: Uint8Array) {
  const answer = await sender.send('POST', '/v1/uploads', {
    body: uploadForm(bytes, 'document', 'surat.pdf'),
  })
  const { errors } = (await answer.json()) as { errors?: object }
  return { status: answer.status, errors }
}

test('POST /v1/uploads: a document that ClamAV knows is refused, a clean one is taken', async () => {
  const noise = Buffer.alloc(3_000_000, 'isi ')
  const harmful = pageWith('', streamOf('', Buffer.concat([noise, Buffer.from(HARMFUL), noise])))
  expect(await send(harmful)).toEqual({
    status: 415,
    errors: { file: [expect.stringMatching(/Pemeriksa virus.*antivirus/)] },
  })
  expect(readdirSync(join(site.folder, 'spool'))).toEqual([])
  expect(await send(pageWith('', streamOf('', noise)))).toEqual({ status: 201, errors: undefined })
})
