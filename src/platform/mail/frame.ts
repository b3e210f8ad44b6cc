import { escapeHtml } from '../text/escape-html.ts'
import type { MailBody } from './compose.ts'

/** The sender: the site's name from its settings, and its address. */
export type Sender = { siteName: string; publicUrl: string }

/** Light colours of the site, and dark ones for mail programs in dark mode. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 24px 16px; background: #faf7f1; color: #0c1b33; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-top: 4px solid #f28a1e; overflow-wrap: anywhere }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25 }
p, dl { margin: 0 0 16px }
dt { color: #556174; font-size: 14px }
dd { margin: 0 0 8px; font-weight: 600 }
a { color: #1456b8 }
.code { font-size: 32px; font-weight: 600; letter-spacing: .2em; font-variant-numeric: tabular-nums }
.note, footer { color: #556174; font-size: 14px }
footer { padding-top: 16px; border-top: 1px solid #e3ddd0 }
footer p { margin: 0 0 4px }
@media (prefers-color-scheme: dark) {
  body { background: #0c1b33 !important; color: #f1ebdf !important }
  main { background: #14284a !important }
  a { color: #9cc2f5 !important }
  a.button { background-color: #f28a1e !important; color: #0c1b33 !important }
  dt, .note, footer { color: #cdd9ee !important }
  footer { border-color: #33476b !important }
}`

/** Frames the whole mail: its content between the subject and the site's signature. */
export function frameMail(
  subject: string,
  { text, html }: MailBody,
  { siteName, publicUrl }: Sender,
): MailBody {
  const [title, name, url] = [subject, siteName, publicUrl].map(escapeHtml)
  return {
    text: `${text}\n\nSalam hangat,\n${siteName}\n${publicUrl}\n`,
    html: `<!doctype html>
<html lang="id" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${style}
</style>
</head>
<body bgcolor="#faf7f1">
<main role="article" lang="id" aria-label="${title}">
<h1>${title}</h1>
${html}
<footer><p>Salam hangat,<br><strong>${name}</strong></p><p><a href="${url}">${url}</a></p></footer>
</main>
</body>
</html>
`,
  }
}
