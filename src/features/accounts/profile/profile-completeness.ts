import type { ProfileWire } from '../schema.ts'
import * as words from './words.id.ts'

export type ProfilePart = {
  title: string
  isDone: boolean
  /** Id of the missing field. */
  field: string
}

/** Titles of the parts by the field that may be missing. */
export const partTitles: Record<string, string> = {
  phone: words.emailAndPhone,
  region_id: words.regionAndAddress,
  alamat: words.regionAndAddress,
  participant_id: words.institutionOrOrganisation,
  tempat_lahir: words.birthPlaceAndDate,
  tanggal_lahir: words.birthPlaceAndDate,
  image: words.photo,
}

/** Parts of a complete profile; those needed to contact or know a member come first. */
export const profileParts = (profile: ProfileWire): ProfilePart[] => [
  { title: words.emailAndPhone, isDone: profile.phone !== null, field: 'phone' },
  {
    title: words.regionAndAddress,
    isDone: !!(profile.region && profile.alamat),
    field: regionOrAddress(profile),
  },
  {
    title: words.institutionOrOrganisation,
    isDone: !!(profile.partisipan ?? profile.partisipan_claim ?? profile.organisasi),
    field: 'participant_id',
  },
  {
    title: words.birthPlaceAndDate,
    isDone: !!(profile.tempat_lahir && profile.tanggal_lahir),
    field: profile.tempat_lahir ? 'tanggal_lahir' : 'tempat_lahir',
  },
  { title: words.photo, isDone: profile.photo !== null, field: 'image' },
]

const regionOrAddress = ({ region }: ProfileWire) => (region ? 'alamat' : 'region_id')
