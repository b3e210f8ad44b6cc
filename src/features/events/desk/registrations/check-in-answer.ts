import { newKey } from '#src/browser/new-key.ts'
import { type PageArgs, unwrap } from '#src/ui/page.ts'
import type { Failed, Result } from '#src/wire/envelope.ts'
import type { deleteCheckIn, postCheckIn } from './api.ts'
import type { CheckInReason, CheckInRefusal, CheckInWire, RegistrationRowWire } from './schema.ts'

/** Result of a check-in at the door, as a colour and words. */
export type Outcome = {
  tone: 'ok' | 'warn' | 'bad'
  title: string
  name: string | null
  /** Time of check-in. */
  at: string | null
  /** Recommended action. */
  advice: string
  /** Registration whose check-in can be undone. */
  undo: number | null
  /** Unique for each submitted form. */
  key: string
}

type Said = Pick<Outcome, 'tone' | 'title' | 'advice'>

const reasons: Record<CheckInReason, Said> = {
  waiting: {
    tone: 'warn',
    title: 'Masih di daftar tunggu',
    advice: 'Semua tempat sudah terisi. Cari namanya di bawah: di sana ada tombol untuk tetap memasukkannya.',
  },
  cancelled: {
    tone: 'bad',
    title: 'Pendaftaran sudah dibatalkan',
    advice: 'Daftarkan lagi bila masih ada tempat.',
  },
  other_event: {
    tone: 'bad',
    title: 'Kode untuk acara lain',
    advice: 'Periksa suratnya, atau cari namanya di bawah.',
  },
}
const unknown: Said = {
  tone: 'bad',
  title: 'Kode tidak dikenal',
  advice: 'Periksa hurufnya, atau cari namanya di bawah.',
}
const unsent: Said = {
  tone: 'bad',
  title: 'Belum tercatat',
  advice: 'Sambungan terputus atau situs sedang sibuk. Coba lagi.',
}

/** Checks in, or undoes it, as the form says. */
export async function answerAtDoor({ api, request }: PageArgs, id: number): Promise<Outcome> {
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '').trim()
  const one = { session: true, params: { id } } as const
  const nothing = { name: null, at: null, undo: null, key: newKey() }
  if (given('intent') === 'urung') {
    const params = { id, registration: given('registration_id') }
    return takenBack(
      await api<typeof deleteCheckIn>('DELETE /desk/events/{id}/check-ins/{registration}', {
        ...one,
        params,
      }),
      nothing,
    )
  }
  const number = given('registration_id')
  const body = number
    ? { registration_id: Number(number), beyond_capacity: given('intent') === 'lebih' }
    : { code: given('code') || given('token') }
  const answer = await api<typeof postCheckIn>('POST /desk/events/{id}/check-ins', { ...one, body })
  return answer.success ? { ...nothing, ...come(answer.data) } : { ...nothing, ...refused(answer) }
}

function come({ result, registration: { id, name, checked_in_at: at } }: CheckInWire) {
  return result === 'in'
    ? { tone: 'ok' as const, title: 'Silakan masuk', name, at, advice: '', undo: id }
    : {
        tone: 'warn' as const,
        title: 'Sudah tercatat hadir',
        name,
        at,
        undo: id,
        advice: 'Kode ini sudah dipakai. Pastikan orangnya sama.',
      }
}

function refused(answer: Failed): Said & { name: string | null } {
  if (answer.code === 409) {
    const { reason, name } = answer.data as CheckInRefusal
    return { ...reasons[reason], name }
  }
  if (answer.code === 400 || answer.code === 404) return { ...unknown, name: null }
  if (answer.code < 500 && answer.code !== 111) unwrap(answer)
  return { ...unsent, name: null }
}

function takenBack(
  answer: Result<RegistrationRowWire>,
  nothing: Pick<Outcome, 'at' | 'undo' | 'key'>,
): Outcome {
  if (!answer.success) return { ...nothing, ...unsent, name: null }
  const said = {
    tone: 'warn' as const,
    title: 'Catatan hadir ditarik',
    advice: 'Orang ini belum tercatat hadir.',
  }
  return { ...nothing, ...said, name: answer.data.name }
}
