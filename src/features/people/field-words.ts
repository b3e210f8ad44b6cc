import * as words from './words.id.ts'

const fields: Readonly<Record<string, string>> = {
  phone: words.phoneField,
  alamat: words.addressField,
  organisasi: words.organisationField,
  jenis_kelamin: words.genderField,
  tempat_lahir: words.birthPlaceField,
  tanggal_lahir: words.birthDateField,
  region_id: words.regionField,
  participant_id: words.institutionField,
}
export const wordsOfField = (field: string) => (Object.hasOwn(fields, field) ? fields[field]! : field)
