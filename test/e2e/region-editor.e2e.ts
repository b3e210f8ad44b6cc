import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { newInstitution } from '#test/support/institution-actors.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { openSession, type SiteDatabase, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'
import { sendText } from './support/writing.ts'

const visit = startBrowser()
const db = siteDatabase()
const stamp = `${process.pid}-${Date.now()}`
const title = `Rumah baca Oeekam dibuka lagi ${stamp}`
const words = 'Anak-anak datang setiap Sabtu sore.'

/** Two regions of the demo that no other journey is about, each with an institution that somebody wants to join. */
async function twoRegions(database: SiteDatabase) {
  const regions = await database
    .selectFrom('regions')
    .select(['id', 'title'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const made = regions.map(async ({ id, title: region }, index) => {
    const participantId = await newInstitution({ db: database }, id)
    const name = `Peminat ${index} ${stamp}`
    const { id: userId } = await makeUser(database, { namaLengkap: name, regionId: id })
    await database
      .insertInto('participantClaims')
      .values({ userId, participantId, createdAt: new Date() })
      .execute()
    return { id, region, participantId, name }
  })
  const [ours, theirs] = await Promise.all(made)
  return { ours: ours!, theirs: theirs! }
}

test('an admin gives a region; its editor publishes its news, confirms a member, and sees no other region', async () => {
  const { ours, theirs } = await twoRegions(db)
  const writer = (regionId: number) => makeUser(db, { namaLengkap: 'Maria Tefa', regionId })
  for (const { id } of [ours, theirs])
    await sendText(await visit({ session: await openSession(db, await writer(id)) }), {
      title: `${title} ${id}`,
      words,
    })
  const person = await makeUser(db, { namaLengkap: `Yus Pengurus ${stamp}` })
  const admin = await makeUser(db, { role: 'admin', userType: 'sekretariat' })

  const giving = await visit({ width: 390, session: await openSession(db, admin) })
  await open(giving, `/desk/people/${person.id}`)
  await giving.getByText('Ubah peran').click()
  await giving.getByText('Pengurus region', { exact: true }).click()
  await giving.getByLabel(ours.region, { exact: true }).check()
  await expectNoBarriers(giving, 'a person with the form of duties')
  await giving.getByRole('button', { name: 'Simpan peran' }).click()
  await giving.getByText('Tersimpan.').waitFor()
  await giving.getByText(`Pengurus region ${ours.region}`).first().waitFor()

  const session = await openSession(db, person)
  const page = await visit({ width: 390, session })
  await open(page, `/desk/news?q=${stamp}`)
  await expectNoBarriers(page, 'the queue of a region')
  expect(await page.getByRole('link', { name: `${title} ${theirs.id}` }).count()).toBe(0)
  await page.getByRole('link', { name: `${title} ${ours.id}` }).click()
  await page.getByRole('button', { name: 'Ambil tinjauan' }).click()
  await page.getByText('Anda yang meninjau').waitFor()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByText('Sudah terbit.').waitFor()

  const wide = await visit({ session, expects: /404/ })
  await open(wide, '/desk')
  await expectNoBarriers(wide, 'the desk of a region')
  const menu = wide.getByRole('navigation', { name: 'Menu meja kerja' }).first()
  expect(await menu.getByRole('link', { name: 'Forum' }).count()).toBe(0)
  await menu.getByRole('link', { name: 'Keanggotaan' }).click()
  await wide.getByText(ours.name).first().waitFor()
  expect(await wide.getByText(theirs.name).count()).toBe(0)
  await wide.getByRole('button', { name: `Pastikan ${ours.name}` }).click()
  await wide.getByText('Dipastikan').filter({ visible: true }).waitFor()
  await expectNoBarriers(wide, 'the claims of a region')
  await open(wide, `/desk/participants/${theirs.participantId}`)
  await wide.getByText('404 Not Found').waitFor()
  for (const path of [
    '/desk/participants',
    '/desk/events',
    '/desk/giving/campaigns',
    '/desk/region/giving',
    '/desk/people',
  ]) {
    await open(wide, path)
    await expectNoBarriers(wide, path)
  }
})
