import { expect, inject, test } from 'vitest'
import { makeTeamMember } from '#src/features/team/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { whenDone } from '#test/support/when-done.ts'
import { connectDatabase } from './connect.ts'
import { connectOnce } from './open-client.ts'

const AT_REPLICA = 'Ada di cadangan'
const AT_PRIMARY = 'Ada di utama'

/** A site whose replica is a database that follows only when told to, so that each answer says where it was read. */
async function siteWithReplica() {
  const copy = await freshDatabase()
  const replica = connectDatabase(copy.siteUrl)
  whenDone(replica.close)
  const site = await freshApp({ readUrl: copy.siteUrl })
  await replica.db
    .insertInto('team')
    .values({ name: AT_REPLICA, title: 'Staf', flag: 'kelompok-kerja' })
    .execute()
  await makeTeamMember(site.write, { name: AT_PRIMARY })
  const namesOf = ({ data }: { data: unknown }) => (data as { name: string }[]).map(({ name }) => name)
  return {
    ...site,
    copy,
    replica: replica.db,
    team: async (as: Pick<typeof site, 'get'> = site) => namesOf(await as.get('/v1/team')),
    /** Shows the replica the beats, as replication does with everything. */
    async follow() {
      const beats = await site.db.selectFrom('replicaBeats').selectAll().execute()
      await replica.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('replicaBeats').execute()
        if (beats.length) await tx.insertInto('replicaBeats').values(beats).execute()
      })
    },
  }
}

type Followed = Pick<Awaited<ReturnType<typeof siteWithReplica>>, 'follow' | 'team'>

const untilReadAtReplica = ({ follow, team }: Followed) =>
  eventually(async () => {
    await follow()
    expect(await team()).toEqual([AT_REPLICA])
  })

test('GET /v1/team: guests read at a replica that has every change, members at the primary', async () => {
  const site = await siteWithReplica()
  expect(await site.team()).toEqual([AT_PRIMARY])
  await untilReadAtReplica(site)
  const { session } = await deskCaller(site)
  expect(await site.team(session)).toEqual([AT_PRIMARY])

  await makeTeamMember(site.write, { name: 'Baru' })
  const after = await Promise.all(Array.from({ length: 20 }, () => site.team()))
  expect(after.filter((names) => !names.includes('Baru'))).toEqual([])
  await untilReadAtReplica(site)

  await site.write(async (tx) => tx.invalidate('settings'))
  expect(await site.team()).toContain('Baru')
})

test('GET /v1/team: what fails at a replica, or a replica that ends, is read at the primary, and no answer fails', async () => {
  const site = await siteWithReplica()
  const readOften = () => Promise.all(Array.from({ length: 20 }, () => site.team()))
  const atPrimary = Array.from({ length: 20 }, () => [AT_PRIMARY])
  await untilReadAtReplica(site)
  const owner = await connectOnce(site.copy.ownerUrl)
  await owner.query('alter table team rename to away')
  expect(await readOften()).toEqual(atPrimary)
  await owner.query('alter table away rename to team')
  await owner.end()
  await untilReadAtReplica(site)
  const admin = await connectOnce(inject('adminUrl'))
  await admin.query(`drop database ${new URL(site.copy.siteUrl).pathname.slice(1)} with (force)`)
  await admin.end()
  expect(await readOften()).toEqual(atPrimary)
})

test('GET /desk/overview: waits until the replica has everything committed before, else reads at the primary', async () => {
  const site = await siteWithReplica()
  const { ask } = await deskCaller(site)
  const unsent = async () =>
    (await ask<{ system: { letters: { unsent: number } } }>('GET', '/overview')).data.system.letters.unsent
  const letter = { key: 'uji', toEmail: 'ama@contoh.example', subject: 'Uji', text: 'Uji', html: 'Uji' }
  await site.replica.insertInto('letters').values(letter).execute()
  expect(await unsent()).toBe(0)
  let isFollowing = true
  const following = (async () => {
    while (isFollowing) await site.follow()
  })()
  await eventually(async () => expect(await unsent()).toBe(1))
  isFollowing = false
  await following
  expect(await unsent()).toBe(0)
})
