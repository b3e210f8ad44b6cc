import { STORED } from '#src/urls/in-language.ts'
import * as words from './words.id.ts'

/** HTML from the database, sanitised by the server when it was stored. */
export function StoredHtml({ html, className }: { html: string; className: string }) {
  // The frame of a wide table scrolls, and must be reachable by keyboard.
  const reachable = html
    .replaceAll('<table>', `<div role="group" aria-label="${words.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')
  // An amount stays on one line with its currency, however it was typed.
  const whole = reachable.replace(/\bRp (?=\d)/g, 'Rp\u00a0')
  return <div lang={STORED} className={className} dangerouslySetInnerHTML={{ __html: whole }} />
}
