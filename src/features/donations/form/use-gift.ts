import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fillForm, valuesOf } from '#src/browser/form-values.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { isTypedHere, keepDraft, type Place, readDraft } from './draft.ts'
import { amountOf, designationOf, targetField, type Values } from './gift-body.ts'
import { STEP } from './steps.ts'

/** Form state that the rest of the page needs. */
export type Gift = {
  amount: number | null
  /** Current text of the free amount field. */
  typed: string
  /** Title of the designation. */
  target: string
  /** Number of the chosen campaign; 0 for none. */
  campaign: number
  channel: string
  coversFee: boolean
  isMonthly: boolean
  /** Length of the message. */
  letters: number
  /** A guest's name and mail as written. */
  name: string
  email: string
}

/** Initial state of a form; `titleOf` names a region or institution. */
const giftOf = (values: Values, titleOf: TitleOf): Gift => ({
  amount: amountOf(values),
  typed: values.amount ?? '',
  target: targetOf(values, titleOf),
  campaign: values.designation?.startsWith('campaign') ? designationOf(values).id : 0,
  channel: values.channel ?? '',
  coversFee: values.cover_fee === 'on',
  isMonthly: values.frequency === 'monthly',
  letters: (values.message ?? '').length,
  name: values.name ?? '',
  email: values.email ?? '',
})

type TitleOf = (name: string, id: string) => string

function targetOf(values: Values, titleOf: TitleOf) {
  const { type: designation, id } = designationOf(values)
  if (designation === 'general') return targetWords({ type: 'general', title: '' })
  const title = titleOf(targetField(designation), String(id))
  const type = designation === 'region' || designation === 'campaign' ? designation : 'partisipan'
  return title && targetWords({ type, title })
}

type Start = {
  key: string
  owner: number | null
  values: Values
  titleOf: TitleOf
  /** True if the form comes back after a submission. */
  isAnswered: boolean
  /** Values preselected by the address; they take precedence over a draft of another place. */
  wished: Values
}

/** Place of the form; current at each call, since a step changes it without drawing the form anew. */
function usePlace(wished: Values): RefObject<Place> {
  const { key: entry, search } = useLocation()
  const place = { wished, entry, isStep: new URLSearchParams(search).has(STEP) }
  const kept = useRef<Place>(place)
  useEffect(() => {
    kept.current = place
  })
  return kept
}

/**
 * State of the donation form, read from the DOM, so that the form works before script runs and autofill is noticed.
 * Each change is stored as a draft of this tab.
 */
export function useGift(box: RefObject<HTMLElement | null>, start: Start) {
  const { owner, titleOf, isAnswered, wished } = start
  const [gift, setGift] = useState(() => giftOf(start.values, titleOf))
  const [key, setKey] = useState(start.key)
  const [sentBefore, setSentBefore] = useState<string | null>(null)
  const place = usePlace(wished)
  const formOf = useCallback(() => box.current?.querySelector('form') ?? null, [box])
  const look = useCallback(() => {
    const form = formOf()
    if (form) setGift(giftOf(valuesOf(form), titleOf))
  }, [formOf, titleOf])
  useEffect(() => {
    const form = formOf()
    const draft = isAnswered ? null : readDraft(owner)
    if (form && draft)
      fillForm(form, isTypedHere(draft, place.current) ? draft.values : { ...draft.values, ...wished })
    setKey(draft?.key ?? start.key)
    setSentBefore(draft?.orderId ?? null)
    // The browser may have autofilled it too.
    look()
  }, [formOf, look, owner, isAnswered, wished, place, start.key])
  const keep = useCallback(() => {
    const form = formOf()
    if (form) keepDraft(form, owner, place.current)
  }, [formOf, owner, place])
  const onInput = useCallback(() => {
    keep()
    setSentBefore(null)
    look()
  }, [keep, look])
  /** Deselects a channel that is not available for this amount. */
  const dropChannel = useCallback(() => {
    const none = formOf()?.querySelector<HTMLInputElement>('input[name="channel"][value=""]')
    if (none) none.checked = true
    onInput()
  }, [formOf, onInput])
  return { gift, key, sentBefore, keep, onInput, dropChannel }
}
