import type { Values } from '#src/ui/desk/form-answer.ts'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { Failed } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

/** Rejected act; `refusal` is empty if its form asks for a proof. */
export type ActAnswer = FormAnswer & { refusal: string; status: number; isLastPic?: boolean }

/** Message for a rejected act. */
export function refusalOf(values: Values, failed: Failed): ActAnswer {
  const form = answerOf(values, failed)
  const isLastPic = failed.code === 409 && Object.hasOwn(Object(failed.data), 'last_pic')
  const [first] = Object.values(failed.errors ?? {}).flat()
  const sentence = isLastPic ? words.youAreOnlyPic : (first ?? sentences[failed.code] ?? sharedWords.notSaved)
  return { ...form, refusal: form.needsProof ? '' : sentence, status: statusOf(failed), isLastPic }
}

const sentences: Record<number, string> = {
  403: words.secretariatRemovesPics,
  404: words.isNoMemberAnyMore,
}
