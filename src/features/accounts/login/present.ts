import { DEMO_PASSWORD } from '../demo.ts'
import type { listDemoPeople } from './queries.ts'

type DemoPerson = Awaited<ReturnType<typeof listDemoPeople>>[number]

export const presentDemoAccounts = (people: readonly DemoPerson[]) =>
  people.map((person) => ({
    email: person.email,
    nama_lengkap: person.namaLengkap,
    duty: dutyOf(person),
    password: DEMO_PASSWORD,
  }))

function dutyOf({ role, userType, isPic, isModerator }: DemoPerson) {
  if (role === 'admin') return 'Admin'
  if (role === 'staff') return 'Staf sekretariat'
  if (isModerator) return 'Moderator'
  if (isPic) return 'PIC lembaga'
  return userType === 'partisipan' ? 'Anggota lembaga' : 'Umum'
}
