import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { openTrail } from './support/audit-trail.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { joining } from './support/joining.ts'
import { openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'
import { openEditor, revise, sendText } from './support/writing.ts'

const visit = startBrowser()
const db = siteDatabase()
const { letterTo, linkIn } = joining(db)

/** Writer, PIC, reviewer and admin, with an institution of their own. */
async function cast() {
  const { id: participantId } = await db
    .selectFrom('participants')
    .select('id')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('users').whereRef('users.participantId', '=', 'participants.id'))),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const ofInstitution = { participantId, userType: 'partisipan' } as const
  return {
    author: await makeUser(db, { namaLengkap: 'Rambu Lawa', ...ofInstitution }),
    pic: await makeUser(db, { namaLengkap: 'Yulius Pekei', isPic: true, ...ofInstitution }),
    reviewer: await makeUser(db, { namaLengkap: 'Ita Hutauruk', isModerator: true }),
    admin: await makeUser(db, { namaLengkap: 'Ester Rumbiak', role: 'admin', userType: 'sekretariat' }),
  }
}

/** The site's current answer to a guest, through the page cache. */
const asGuest = async (path: string) => (await fetch(inject('base') + path)).text()

async function returnText(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Ambil tinjauan' }).click()
  await page.getByText('Anda yang meninjau').waitFor()
  await page.getByText('Kembalikan dengan catatan').click()
  await page.getByLabel('Yang perlu diperbaiki').fill(reason)
  await page.getByRole('button', { name: 'Kembalikan', exact: true }).click()
  await page.getByText('Dikembalikan kepada penulis').waitFor()
}

test('a text is sent and endorsed by the link of a letter on phones, returned, revised and published; guests have it at once, and the audit log tells who', async () => {
  const { author, pic, reviewer, admin } = await cast()
  const title = `Bak air Waisika penuh lagi ${process.pid}-${Date.now()}`
  const clear = async (page: Page, what: string) => {
    const size = page.viewportSize()!
    await expectNoBarriers(page, what)
    await page.setViewportSize(size)
  }

  const writing = await visit({ width: 390, session: await openSession(db, author) })
  const post = await sendText(writing, { title, words: 'Debitnya dua liter sedetik.' })
  const id = post.split('/').at(-1)!
  await clear(writing, 'a text that was sent')

  const endorsing = await visit({ width: 390 })
  const letter = await letterTo(pic.email, `Tulisan anggota lembaga Anda: ${title}`)
  await open(endorsing, linkIn(letter, 'endorse'))
  await endorsing.getByRole('heading', { level: 2, name: title }).waitFor()
  expect(endorsing.url(), 'the secret is gone from the address').not.toContain('#')
  await clear(endorsing, 'a text to endorse')
  await endorsing.getByRole('button', { name: 'Dukung tulisan ini' }).click()
  await endorsing.getByText('Tulisan ini didukung lembaga Anda, oleh Anda.').waitFor()
  await clear(endorsing, 'an endorsed text')

  const reviewing = await visit({ session: await openSession(db, reviewer) })
  await open(reviewing, '/desk/news')
  await reviewing.getByRole('link', { name: title }).click()
  await reviewing.getByText('Yulius Pekei').first().waitFor()
  await clear(reviewing, 'a review of an endorsed text')
  await returnText(reviewing, 'Sebutkan kapan debit diukur.')

  await openEditor(writing, post)
  await writing.getByText('Sebutkan kapan debit diukur.').first().waitFor()
  await clear(writing, 'a text that came back')
  await revise(writing, ' Diukur 3 November.')

  for (const path of ['/news', '/'])
    expect((await Promise.all([asGuest(path), asGuest(path)])).join(), path).not.toContain(title)
  await open(reviewing, '/desk/news')
  await reviewing.getByRole('link', { name: title }).click()
  await reviewing.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await reviewing.getByText('Sudah terbit.').waitFor()
  for (const path of ['/news', '/']) expect(await asGuest(path), path).toContain(title)
  const guest = await visit({ width: 390 })
  await open(guest, '/news')
  await guest.getByRole('link', { name: title }).first().click()
  await guest.getByText('Diukur 3 November.').waitFor()
  await clear(guest, 'the published text')

  const auditing = await visit({ session: await openSession(db, admin) })
  const line = await openTrail(auditing, 'berita', id)
  await line('Rambu Lawa', 'mengirim untuk ditinjau', 'draft')
  await line('Yulius Pekei', 'mendukung', 'lewat: tautan dari surat')
  await line('Ita Hutauruk', 'mengembalikan dengan catatan')
  await line('Rambu Lawa', 'mengirim untuk ditinjau', 'revision')
  await line('Ita Hutauruk', 'menerbitkan')
  await clear(auditing, 'the trail of a text')
})
