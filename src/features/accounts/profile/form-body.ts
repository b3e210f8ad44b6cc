import type { ProfileWire } from '../schema.ts'

type Values = Record<string, string>

const textFields = [
  'nama_lengkap',
  'alamat',
  'jenis_kelamin',
  'tempat_lahir',
  'tanggal_lahir',
  'organisasi',
  'language',
] as const

/**
 * Request body from the profile form. Choices never made are omitted, so that members without a phone number can still
 * change their name.
 */
export function profileBody(values: Values) {
  const texts = Object.fromEntries(
    textFields.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  )
  return {
    ...texts,
    version: Number(values.version) || undefined,
    phone: values.phone || (values.has_phone ? '' : undefined),
    region_id: Number(values.region_id) || undefined,
    ...(values.image !== undefined && { image: values.image || null }),
    ...(values.participant_id !== undefined && { participant_id: Number(values.participant_id) || null }),
    ...(values.leave && { participant_id: null }),
  }
}

/** Form values of the profile. */
export const formValues = (profile: ProfileWire, phone: string): Values => ({
  version: String(profile.version),
  nama_lengkap: profile.nama_lengkap,
  phone,
  alamat: profile.alamat ?? '',
  region_id: String(profile.region?.id ?? ''),
  jenis_kelamin: profile.jenis_kelamin ?? '',
  tempat_lahir: profile.tempat_lahir ?? '',
  tanggal_lahir: profile.tanggal_lahir ?? '',
  organisasi: profile.organisasi ?? '',
  language: profile.language,
  participant_id: String(profile.partisipan?.id ?? profile.partisipan_claim?.id ?? ''),
})
