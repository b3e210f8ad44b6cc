import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { mailClaim } from './mail-claim.ts'

const site = await freshApp()
const world = institutionWorld(site)
await world.work()

test('letters about members and PICs: each reader gets them in their own language', async () => {
  const id = await world.institution('Sanggar Tenun')
  const [pic, other, staff] = [
    await world.pic(id, { language: 'en' }),
    await world.pic(id),
    await world.staff(),
  ]
  const { claimant, id: claimId } = await world.claimOn(id, { language: 'en', namaLengkap: 'Rina Pemohon' })
  await site.write((tx) => tx.later(mailClaim, { claimId }))
  await world.linkIn(other.user.email, '/claim')
  const token = await world.linkIn(pic.user.email, '/en/claim')
  await world.letterTo(pic.user.email, /^Rina Pemohon would like to join Sanggar Tenun$/)
  expect(await site.post('/v1/claim-decisions', { token, decision: 'confirm' })).toMatchObject({ code: 200 })
  const welcome = await world.letterTo(claimant.user.email, /^Welcome to Sanggar Tenun$/)
  expect(welcome.text).toContain('http://site.test/en/member')
  await staff.call('POST', `/desk/participants/${id}/pics`, { user_id: claimant.id })
  await world.letterTo(claimant.user.email, /^You are now PIC of Sanggar Tenun$/)
  const news = await world.letterTo(pic.user.email, /^A change at Sanggar Tenun$/)
  expect(news.text).toContain('Rina Pemohon is now also PIC of Sanggar Tenun.')
  await world.letterTo(other.user.email, /^Perubahan di Sanggar Tenun$/)
  await staff.call('DELETE', `/desk/participants/${id}/members/${claimant.id}`)
  await world.letterTo(claimant.user.email, /^Your duty as PIC of Sanggar Tenun has ended$/)
  await world.letterTo(claimant.user.email, /^Your membership of Sanggar Tenun has ended$/)
})

test('letter about a changed page: is in the language of the PIC who proposed it', async () => {
  const id = await world.institution('Klinik Embun')
  const [pic, staff] = [await world.pic(id, { language: 'en' }), await world.staff()]
  const version = async () => (await pic.call('GET', '/desk/institution')).data.version
  const wish = { version: await version(), description_1: 'Kami merawat mata air.' }
  expect((await pic.call('PATCH', '/desk/institution', wish)).code).toBe(200)
  const decision = { version: await version(), decision: 'refuse', comment: 'Which springs?' }
  await staff.call('POST', `/desk/participants/${id}/change-decision`, decision)
  const letter = await world.letterTo(
    pic.user.email,
    /^Not published yet: changes to the page of Klinik Embun$/,
  )
  expect(letter.text).toContain('Note: Which springs?')
  expect(letter.text).toContain('http://site.test/en/desk/institution')
})
