import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { createDraftStore } from '#src/browser/draft-store.ts'
import { fillForm, inputOf } from '#src/browser/form-values.ts'
import { tab } from '#src/browser/stored.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { FormAnswer } from './form.tsx'
import type { Visitor } from './site.ts'

const drafts = createDraftStore<{ values: Record<string, string> }>(tab)

/** Storage key of the n-th form of a page. */
const keyOf = (form: HTMLFormElement, pathname: string) =>
  `input ${[...document.forms].indexOf(form)} ${pathname}`

/** @returns true if there was stored input of this person */
function putBack(form: HTMLFormElement, pathname: string, owner: number | undefined): boolean {
  const key = keyOf(form, pathname)
  const draft = drafts.read(key, owner ?? null)
  drafts.delete(key)
  if (!draft) return false
  for (const input of fillForm(form, draft.values)) input.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Id of the logged-in person; undefined for a guest. */
export const useVisitorId = (): number | undefined =>
  (useRouteLoaderData('root') as { visitor: Visitor | null } | undefined)?.visitor?.id

/**
 * Stores the input of a form whose session expired, or that needs a proof, redirects, and restores it on its owner's
 * return.
 * @returns true on that return
 */
export function useStoredInput(
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
    drafts.write(keyOf(form.current, pathname), owner, { values: inputOf(form.current) })
    const here = pathname + search
    // A page load, so that no state of the ended session remains.
    if (answer.code === 401) window.location.assign(inLanguage(paths.loginThen(here)))
    else void navigate(paths.proofThen(here))
  }, [answer, form, pathname, search, owner, navigate])
  return isBack
}
