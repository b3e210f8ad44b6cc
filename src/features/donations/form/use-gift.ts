import { type RefObject, useCallback, useEffect, useState } from 'react'
import { fillForm, valuesOf } from '#src/browser/form-values.ts'
import { targetWords } from '../target-words.ts'
import { keepDraft, readDraft } from './draft.ts'
import { amountOf, targetField, type Values } from './gift-body.ts'

/** What the rest of the page needs to know of the form. */
export type Gift = {
  amount: number | null
  /** What stands in the field of a sum of one's own. */
  typed: string
  /** In words: where it goes. */
  target: string
  channel: string
  coversFee: boolean
  isMonthly: boolean
  /** Of the message. */
  letters: number
}

/** What a form says before anybody touched it; `titleOf` names a region or institution. */
const giftOf = (values: Values, titleOf: TitleOf): Gift => ({
  amount: amountOf(values),
  typed: values.amount ?? '',
  target: targetOf(values, titleOf),
  channel: values.channel ?? '',
  coversFee: values.cover_fee === 'on',
  isMonthly: values.frequency === 'monthly',
  letters: (values.message ?? '').length,
})

type TitleOf = (name: string, id: string) => string

function targetOf({ designation = '', ...values }: Values, titleOf: TitleOf) {
  if (designation === 'general') return targetWords({ type: 'general', title: '' })
  const field = targetField(designation)
  const title = titleOf(field, values[field] ?? '')
  const type = designation === 'region' || designation === 'campaign' ? designation : 'partisipan'
  return title && targetWords({ type, title })
}

type Start = {
  key: string
  owner: number | null
  values: Values
  titleOf: TitleOf
  /** The form comes back with what the server was sent. */
  isAnswered: boolean
  /** What the address asks for; it counts more than what was typed in this tab before. */
  wished: Values
}

/**
 * The form is the truth, this is what it says: so it works before script runs, and whatever fills it is heard. Each
 * change is kept in this tab.
 */
export function useGift(box: RefObject<HTMLElement | null>, start: Start) {
  const { owner, titleOf, isAnswered, wished } = start
  const [gift, setGift] = useState(() => giftOf(start.values, titleOf))
  const [key, setKey] = useState(start.key)
  const [sentBefore, setSentBefore] = useState<string | null>(null)
  const formOf = useCallback(() => box.current?.querySelector('form') ?? null, [box])
  const look = useCallback(() => {
    const form = formOf()
    if (form) setGift(giftOf(valuesOf(form), titleOf))
  }, [formOf, titleOf])
  useEffect(() => {
    const form = formOf()
    const draft = isAnswered ? null : readDraft(owner)
    if (form && draft) {
      fillForm(form, { ...draft.values, ...wished })
      if (draft.key) setKey(draft.key)
      setSentBefore(draft.orderId)
    }
    // The browser may have filled it too.
    look()
  }, [formOf, look, owner, isAnswered, wished])
  const onInput = useCallback(() => {
    const form = formOf()
    if (form) keepDraft(form, owner)
    setSentBefore(null)
    look()
  }, [formOf, look, owner])
  /** Takes back a way to pay that is not offered for this sum. */
  const dropChannel = useCallback(() => {
    const none = formOf()?.querySelector<HTMLInputElement>('input[name="channel"][value=""]')
    if (none) none.checked = true
    onInput()
  }, [formOf, onInput])
  return { gift, key, sentBefore, onInput, dropChannel }
}
