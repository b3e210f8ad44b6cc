import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone, staffOnly } from '#src/platform/http/gates.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { importPeople } from './import-people.ts'
import { acceptance, accepted, importShape, peopleImport } from './schema.ts'

export const postPeopleImport = endpoint({
  where: 'POST /desk/people/import',
  summary: 'Undang orang dari CSV; tanpa dry_run:false hanya diperiksa, dan dua kali tidak mengubah apa pun',
  gate: staffOnly,
  proof: ({ body }) => !body.dry_run,
  securityEvent: 'account',
  body: peopleImport,
  answer: importShape,
  run: async ({ actor, body, ...services }) => ok(await importPeople(services, actor!, body)),
})

export const postAcceptance = endpoint({
  where: 'POST /user/invitation',
  summary: 'Terima undangan: buat kata sandi dan setujui syaratnya; baru setelah itu ada akun',
  gate: everyone,
  proof: 'none',
  securityEvent: 'account',
  body: acceptance,
  answer: accepted,
  failures: [429],
  run: async (call) => ok(await acceptInvitation(call)),
})

export const invitationEndpoints = [postPeopleImport, postAcceptance]
