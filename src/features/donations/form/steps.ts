import { giftSentences, MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readPhone } from '#src/wire/phone.ts'
import { amountOf, designationOf, donorBody, giftErrors, stepFields, type Values } from './gift-body.ts'
import * as words from './words.id.ts'

export type Step = 1 | 2 | 3
export const allSteps = [1, 2, 3] as const satisfies readonly Step[]
/** Step on which the gift is sent. */
export const LAST = 3

/** Query name of the step in the address, and field with which a button asks for a step where no script ran yet. */
export const STEP = 'step'

/** Step named by the address or a button; the first for anything else. */
export const stepIn = (text: string | null | undefined): Step =>
  allSteps.find((step) => String(step) === text) ?? 1

const fieldsOf = (step: Step): readonly string[] => stepFields[step - 1]!

/** The first step with an error; undefined for none. An error of no field belongs to the last step. */
export function stepOfErrors(errors: FieldErrors): Step | undefined {
  const names = Object.keys(errors)
  if (names.length === 0) return undefined
  return allSteps.find((step) => fieldsOf(step).some((name) => names.includes(name))) ?? LAST
}

/**
 * Errors of the steps before one, in the call's own sentences: a step is not left with input that the call would refuse.
 * The call decides; this only says it earlier.
 */
export function errorsBefore(target: Step, values: Values, isGuest: boolean): FieldErrors {
  const found = { ...(target > 1 && giftProblems(values)), ...(target > 2 && donorProblems(values, isGuest)) }
  const refused = Object.entries(found).filter(([, sentence]) => sentence !== null)
  return giftErrors(Object.fromEntries(refused.map(([name, sentence]) => [name, [sentence!]])), values)
}

type Problems = Record<string, string | null>

function giftProblems(values: Values): Problems {
  const { type, id } = designationOf(values)
  return {
    amount: amountProblem(amountOf(values)),
    frequency: values.frequency === 'monthly' && type === 'campaign' ? giftSentences.campaignOnce : null,
    designation: type ? null : words.purposeMissing,
    'designation.id': type && type !== 'general' && !id ? words.chooseFromList : null,
  }
}

function amountProblem(amount: number | null): string | null {
  if (amount === null) return words.amountMissing
  if (amount < MIN_DONATION_AMOUNT) return giftSentences.least
  return amount > MAX_DONATION_AMOUNT ? giftSentences.most : null
}

function donorProblems(values: Values, isGuest: boolean): Problems {
  const consent = values.consent === 'on' ? null : giftSentences.consent
  if (!isGuest) return { consent }
  const { name, email, phone } = donorBody(values)
  return {
    name: name.trim().length < 3 ? words.nameMissing : null,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : words.emailMissing,
    phone: phone && readPhone(phone).reason,
    consent,
  }
}
