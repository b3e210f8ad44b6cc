import { textOfHtml } from '#src/wire/text-of-html.ts'
import type { Values } from './form-answer.ts'

/** What the form itself makes: whose words these are does not hang on it. */
const made = new Set(['version', 'intent', 'idempotency_key'])

/** What stands in a form now, as its action will read it. */
export function valuesIn(form: HTMLFormElement): Values {
  const sent = new FormData(form)
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => [
      name,
      sent
        .getAll(name)
        .map((value) => String(value).replace(/\r\n?/g, '\n'))
        .join(','),
    ]),
  )
}

/** What stood in it at the beginning, whatever was typed since or put back. */
export function startOf(form: HTMLFormElement): Values {
  // In a document of its own: nothing is loaded.
  const fresh = document.implementation.createHTMLDocument().importNode(form, true)
  fresh.reset()
  return valuesIn(fresh)
}

/** Whether two forms say the same. */
export const sameValues = (a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => made.has(name) || (a[name] ?? '') === (b[name] ?? ''),
  )

/** The words of a form, to be read beside others. */
export const wordsOf = ({ title = '', excerpt = '', content = '' }: Values): string =>
  [title, excerpt, textOfHtml(content)].filter(Boolean).join('\n\n')
