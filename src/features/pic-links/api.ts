import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { linkToken } from '#src/wire/link-token.ts'
import { presentClaim } from '../institutions/claims/present.ts'
import { claimShape } from '../institutions/claims/schema.ts'
import { decideByLink } from './decide-by-link.ts'
import { endorseByLink } from './endorse-by-link.ts'
import { readLink } from './read-link.ts'
import { claimByLink, endorsedShape, openedLinkShape } from './schema.ts'

export const openPicLink = endpoint({
  where: 'POST /pic-links',
  summary: 'Apa yang dibuka tautan dari surat kepada PIC; tidak memutuskan apa pun',
  gate: everyone,
  proof: 'none',
  securityEvent: 'duty',
  body: linkToken,
  answer: openedLinkShape,
  run: async ({ body, ...services }) => ok(await readLink(services, body.token)),
})

export const decideClaimByLink = endpoint({
  where: 'POST /claim-decisions',
  summary: 'Pastikan atau tolak keanggotaan dengan tautan dari surat, tanpa login',
  gate: everyone,
  proof: 'none',
  securityEvent: 'duty',
  body: claimByLink,
  answer: claimShape,
  failures: [409],
  run: async ({ body, ...services }) => ok(presentClaim(await decideByLink(services, body))),
})

export const endorsePostByLink = endpoint({
  where: 'POST /endorsements',
  summary: 'Dukung tulisan anggota lembaga dengan tautan dari surat, tanpa login',
  gate: everyone,
  body: linkToken,
  answer: endorsedShape,
  run: async ({ body, ...services }) => ok(await endorseByLink(services, body.token)),
})

export const picLinkEndpoints = [openPicLink, decideClaimByLink, endorsePostByLink]
