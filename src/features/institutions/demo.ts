import type { Tx } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { lockInstitution } from './care-queries.ts'
import { upsertPageChange } from './page/queries.ts'

/** Seeds pending work for institution desks: two claims and a page change. */
export async function seedInstitutionDesk(tx: Tx, now: Date) {
  const pic = await tx
    .selectFrom('users')
    .select(['id', 'participantId'])
    .where('email', '=', 'pic@jkl.example')
    .executeTakeFirstOrThrow()
  const participantId = pic.participantId!
  const before = await lockInstitution(tx, participantId)
  const people = await tx
    .insertInto('users')
    .values([
      person('salomina', 'Salomina Leatemia', participantId),
      person('hendrik', 'Hendrik Sahetapy', null),
      person('oktovianus', 'Oktovianus Nahak Seran', null),
    ])
    .returning('id')
    .execute()
  const [, asking, alone] = people.map(({ id }) => id)
  const orphan = await tx
    .selectFrom('participants')
    .select('id')
    .where('title', '=', 'Lembaga Air Bersih Mutis')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('participantClaims')
    .values([
      { userId: asking!, participantId, createdAt: new Date(now.getTime() - 20 * HOUR_MS) },
      { userId: alone!, participantId: orphan.id, createdAt: new Date(now.getTime() - 50 * HOUR_MS) },
    ])
    .execute()
  await upsertPageChange(tx, {
    participantId,
    fields: {
      description_1: 'Warga Passo merawat mata air, hutan bambu, dan kebun sagu di sekitarnya.',
      total_member: before.totalMember + 4,
    },
    before: { description_1: before.description1, total_member: before.totalMember },
    by: pic.id,
    now: new Date(now.getTime() - 5 * HOUR_MS),
  })

  /** Accounts without password: nobody can log in. */
  function person(name: string, namaLengkap: string, of: number | null) {
    const belongs = of ? { participantId: of, userType: 'partisipan' } : {}
    return { email: `${name}@jkl.example`, namaLengkap, isDemo: true, activatedAt: now, ...belongs }
  }
}
