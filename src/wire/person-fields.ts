import { z } from 'zod'
import { personName } from '#src/wire/person-name.ts'
import { lineOfText, linesOfText, phoneText } from '#src/wire/shapes.ts'

export const fullName = personName('Tulis nama lengkap Anda.')
  .min(3, 'Tulis nama lengkap, paling sedikit 3 huruf.')
  .max(100, 'Paling panjang 100 huruf.')

export const emailAddress = lineOfText('Tulis alamat e-mail Anda.')
  .toLowerCase()
  .max(254, 'Alamat terlalu panjang.')
  .pipe(z.email('Tulis alamat lengkap, misalnya nama@contoh.id'))

export const mobilePhone = phoneText('mobile', 'Tulis nomor ponsel Anda.')

export const regionId = z.int('Pilih region.').positive('Pilih region.')
export const participantId = z.int('Pilih lembaga.').positive('Pilih lembaga.')
export const organisation = lineOfText('Tulis nama organisasi.')
  .min(2, 'Paling sedikit 2 huruf.')
  .max(150, 'Paling panjang 150 huruf.')
export const gender = z.enum(['L', 'P'], { error: 'Pilih laki-laki atau perempuan.' })
export const birthPlace = lineOfText('Tulis tempat lahir.').max(100, 'Paling panjang 100 huruf.')
export const homeAddress = linesOfText('Tulis alamat.').max(500, 'Paling panjang 500 huruf.')

/** `YYYY-MM-DD` of someone who is at least seventeen today. */
export const birthDate = z.iso
  .date('Tulis tanggal yang ada, misalnya 1990-08-17.')
  .refine((day) => day >= '1900-01-01', 'Periksa lagi tahunnya.')
  .refine(isSeventeen, 'Akun hanya untuk orang berusia 17 tahun ke atas.')

function isSeventeen(day: string): boolean {
  const latest = new Date()
  latest.setUTCFullYear(latest.getUTCFullYear() - 17)
  return day <= latest.toISOString().slice(0, 10)
}
