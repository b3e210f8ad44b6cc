import { newKey } from '#src/browser/new-key.ts'
import { type PageArgs, unwrap } from '#src/ui/page.ts'
import type { Failed, Result } from '#src/wire/envelope.ts'
import type { deleteCheckIn, postCheckIn } from './api.ts'
import * as words from './api-words.id.ts'
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
    title: words.stillWaiting,
    advice: words.allPlacesTaken,
  },
  cancelled: {
    tone: 'bad',
    title: words.registrationCancelled,
    advice: words.registerIfFree,
  },
  other_event: {
    tone: 'bad',
    title: words.codeOfOtherEvent,
    advice: words.checkLetter,
  },
}
const unknown: Said = {
  tone: 'bad',
  title: words.unknownCode,
  advice: words.checkLetters,
}
const unsent: Said = {
  tone: 'bad',
  title: words.notRecorded,
  advice: words.tryAgain,
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
    ? { tone: 'ok' as const, title: words.comeIn, name, at, advice: '', undo: id }
    : {
        tone: 'warn' as const,
        title: words.wasPresent,
        name,
        at,
        undo: id,
        advice: words.codeWasUsed,
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
    title: words.undone,
    advice: words.notPresent,
  }
  return { ...nothing, ...said, name: answer.data.name }
}
