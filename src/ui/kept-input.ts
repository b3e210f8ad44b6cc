import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import type { FormAnswer } from './form.tsx'
import type { Visitor } from './site.ts'

type Kept = { owner: number; inputs: [name: string, value: string | boolean][] }
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Secrets are never kept, nor what the form makes itself. */
const leftOut = new Set(['password', 'hidden', 'file', 'submit', 'button'])
const canHold = (input: Element): input is Input =>
  'name' in input &&
  'value' in input &&
  'type' in input &&
  !leftOut.has(String(input.type)) &&
  !isSecret(input)
/** A password is one also while its letters are shown. */
const isSecret = (input: Element) => /password|one-time-code/.test(input.getAttribute('autocomplete') ?? '')
const isTicked = (input: Input): input is HTMLInputElement =>
  input.type === 'checkbox' || input.type === 'radio'
/** Of boxes that are ticked several may have one name. */
const nameOf = (input: Input) => (isTicked(input) ? `${input.name}=${input.value}` : input.name)

/** The n-th form of a page has a place of its own in this tab's storage. */
const placeOf = (form: HTMLFormElement, pathname: string) =>
  `form ${[...document.forms].indexOf(form)} ${pathname}`

const inputsOf = (form: HTMLFormElement) => [...form.elements].filter(canHold).filter(({ name }) => name)

function keep(form: HTMLFormElement, pathname: string, owner: number) {
  const inputs = inputsOf(form).map((input): Kept['inputs'][number] => [
    nameOf(input),
    isTicked(input) ? input.checked : input.value,
  ])
  sessionStorage.setItem(placeOf(form, pathname), JSON.stringify({ owner, inputs } satisfies Kept))
}

/** @returns whether there was something of this person */
function putBack(form: HTMLFormElement, pathname: string, owner: number | undefined): boolean {
  const place = placeOf(form, pathname)
  const text = sessionStorage.getItem(place)
  if (!text) return false
  sessionStorage.removeItem(place)
  const kept = JSON.parse(text) as Kept
  if (kept.owner !== owner) return false
  const values = new Map(kept.inputs)
  for (const input of inputsOf(form)) {
    const value = values.get(nameOf(input))
    if (value === undefined) continue
    if (isTicked(input)) input.checked = value === true
    else input.value = String(value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return true
}

/** Whose page this is; undefined for a guest. */
export const useVisitorId = (): number | undefined =>
  (useRouteLoaderData('root') as { visitor: Visitor | null } | undefined)?.visitor?.id

/**
 * A form whose session ended, or that wants a proof first, keeps what was typed, leads there, and has it again when its
 * owner comes back. @returns whether this is that return
 */
export function useKeptInput(
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | undefined,
): boolean {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const owner = useVisitorId()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (form.current && putBack(form.current, pathname, owner)) setIsBack(true)
  }, [form, pathname, owner])
  useEffect(() => {
    if (!form.current || !owner || !(answer?.code === 401 || answer?.needsProof)) return
    keep(form.current, pathname, owner)
    const here = pathname + search
    // A page load, so that nothing of the ended session is left.
    if (answer.code === 401) window.location.assign(paths.loginThen(here))
    else void navigate(paths.proofThen(here))
  }, [answer, form, pathname, search, owner, navigate])
  return isBack
}
