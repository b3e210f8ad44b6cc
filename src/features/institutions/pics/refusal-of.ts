import { statusOf } from '#src/ui/form.tsx'
import type { Failed } from '#src/wire/envelope.ts'

/** Why an act was not taken. */
export type ActAnswer = { refusal: string; status: number; isLastPic?: boolean }

/** The words of a refusal. */
export function refusalOf(failed: Failed): ActAnswer {
  const isLastPic = failed.code === 409 && Object.hasOwn(Object(failed.data), 'last_pic')
  const [first] = Object.values(failed.errors ?? {}).flat()
  const refusal = isLastPic
    ? 'Anda PIC satu-satunya. Tekan sekali lagi bila Anda tetap ingin berhenti.'
    : (first ?? sentences[failed.code] ?? 'Belum tersimpan. Periksa sambungan Anda, lalu coba lagi.')
  return { refusal, status: statusOf(failed), isLastPic }
}

const sentences: Record<number, string> = {
  403: 'PIC hanya bisa dikeluarkan oleh sekretariat.',
  404: 'Orang itu bukan anggota lembaga ini lagi.',
}
