/** HTML from the database, which the server sanitised when it was stored. */
export function StoredHtml({ html, className }: { html: string; className: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
