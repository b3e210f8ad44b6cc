import { allKinds } from '#src/kinds.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Consent } from '#src/wire/media.ts'
import type { DeskPictureWire } from './schema.ts'

type Tone = 'ok' | 'warn' | 'info' | 'quiet'

export const consentWords: Readonly<Record<Consent, { label: string; tone: Tone }>> = {
  unasked: { label: 'Izin belum ditanyakan', tone: 'info' },
  yes: { label: 'Ada izin', tone: 'ok' },
  no: { label: 'Tidak diizinkan', tone: 'warn' },
  nobody: { label: 'Tanpa orang', tone: 'quiet' },
}

export const consentChoices = Object.entries(consentWords).map(([value, { label }]) => ({ value, label }))

type Use = DeskPictureWire['uses'][number]

export const useWords: Readonly<Record<Use['state'], string>> = {
  live: 'dilihat pembaca',
  work: 'dalam tulisan yang belum terbit',
  past: 'hanya dalam versi lama',
  deleted: 'terhapus, masih bisa dikembalikan',
}

/** Addresses at the desk of kinds that its search does not name. */
const further: Readonly<Record<string, (id: number) => string>> = {
  participant: deskPaths.participant,
  region: deskPaths.region,
  campaign: deskPaths.campaign,
  download: deskPaths.download,
  team: deskPaths.team.item,
  question: deskPaths.forumQuestion,
  faq: deskPaths.faq.item,
}

/** Noun of a use's item, and its address at the desk. */
export function placeOfUse({ kind, id }: Use): { noun: string; to: string | undefined } {
  const found = allKinds.find((one) => one.kind === kind)
  return { noun: found?.noun ?? 'tanya jawab', to: (found?.desk?.item ?? further[kind])?.(id) }
}
