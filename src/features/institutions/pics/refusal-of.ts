import type { Values } from '#src/ui/desk/form-answer.ts'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { Failed } from '#src/wire/envelope.ts'

/** Rejected act; `refusal` is empty if its form asks for a proof. */
export type ActAnswer = FormAnswer & { refusal: string; status: number; isLastPic?: boolean }

/** Message for a rejected act. */
export function refusalOf(values: Values, failed: Failed): ActAnswer {
  const form = answerOf(values, failed)
  const isLastPic = failed.code === 409 && Object.hasOwn(Object(failed.data), 'last_pic')
  const [first] = Object.values(failed.errors ?? {}).flat()
  const sentence = isLastPic
    ? 'Anda PIC satu-satunya. Tekan sekali lagi bila Anda tetap ingin berhenti.'
    : (first ?? sentences[failed.code] ?? 'Belum tersimpan. Periksa sambungan Anda, lalu coba lagi.')
  return { ...form, refusal: form.needsProof ? '' : sentence, status: statusOf(failed), isLastPic }
}

const sentences: Record<number, string> = {
  403: 'PIC hanya bisa dikeluarkan oleh sekretariat.',
  404: 'Orang itu bukan anggota lembaga ini lagi.',
}
