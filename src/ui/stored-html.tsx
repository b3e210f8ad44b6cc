/** HTML from the database, which the server sanitised when it was stored. */
export function StoredHtml({ html, className }: { html: string; className: string }) {
  // Where a table is wider than the screen its frame scrolls, and a keyboard must be able to.
  const reachable = html
    .replaceAll('<table>', '<div role="group" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  // A sum stays on one line with its currency, however it was typed.
  const whole = reachable.replace(/\bRp (?=\d)/g, 'Rp\u00a0')
  return <div className={className} dangerouslySetInnerHTML={{ __html: whole }} />
}
