import { escapeHtml } from '#src/wire/escape-html.ts'
import { addressIn, languageOf, languages } from '#src/wire/language.ts'
import { builtInBlue, buttonWith, type MailBody } from './compose.ts'
import { wordsOfLetter } from './letter-words.ts'
import type { Attachment } from './mail.ts'

/** The sender, from the site's settings: name and address, and where its look is its own, that. */
export type Sender = {
  siteName: string
  publicUrl: string
  tagline?: string
  logo?: { /** base64 */ png: string; width: number; height: number } | null
  colours?: MailColours
}
export type MailColours = {
  blue: string
  orange: string
  /** Colour of links in dark mode. */
  onDark: string
}

export const builtInColours: MailColours = { blue: builtInBlue, orange: '#f28a1e', onDark: '#9cc2f5' }
/** Displayed height of the logo, in px. */
const LOGO = 48

/** Light colours of the site, and dark ones for mail programs in dark mode. */
const styleOf = ({ blue, orange, onDark }: MailColours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 24px 16px; background: #faf7f1; color: #0c1b33; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-top: 4px solid ${orange}; overflow-wrap: anywhere }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25 }
p, dl { margin: 0 0 16px }
dt { color: #556174; font-size: 14px }
dd { margin: 0 0 8px; font-weight: 600 }
a { color: ${blue} }
.code { font-size: 32px; font-weight: 600; letter-spacing: .2em; font-variant-numeric: tabular-nums }
.note, footer { color: #556174; font-size: 14px }
footer { padding-top: 16px; border-top: 1px solid #e3ddd0 }
footer p { margin: 0 0 4px }
@media (prefers-color-scheme: dark) {
  body { background: #0c1b33 !important; color: #f1ebdf !important }
  main { background: #14284a !important }
  a { color: ${onDark} !important }
  a.button { background-color: ${orange} !important; color: #0c1b33 !important }
  dt, .note, footer { color: #cdd9ee !important }
  footer { border-color: #33476b !important }
}`

/** Frames the whole mail: its content between the subject and the site's signature; a whole document stays as it is. */
export function frameMail(
  subject: string,
  { text, html, language = 'id' }: MailBody & { language?: string },
  { siteName, publicUrl, tagline, logo, colours = builtInColours }: Sender,
): MailBody & { attachments: readonly Attachment[] } {
  if (html.startsWith('<!doctype html>')) return { text, html, attachments: [] }
  const home = publicUrl + (language === languages[0] ? '' : addressIn(languageOf(language), '/'))
  const [title, name, url] = [subject, siteName, home].map(escapeHtml)
  const { regards } = wordsOfLetter(language)
  const [line, htmlLine] = tagline ? [`${tagline}\n`, `<br>${escapeHtml(tagline)}`] : ['', '']
  return {
    text: `${text}\n\n${regards}\n${siteName}\n${line}${home}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${styleOf(colours)}
</style>
</head>
<body bgcolor="#faf7f1">
<main role="article" lang="${language}" aria-label="${title}">
${logo ? logoTag(logo) : ''}<h1>${title}</h1>
${html.replaceAll(buttonWith(builtInBlue), buttonWith(colours.blue))}
<footer><p>${regards}<br><strong>${name}</strong>${htmlLine}</p><p><a href="${url}">${url}</a></p></footer>
</main>
</body>
</html>
`,
    attachments: logo ? [{ name: 'logo.png', type: 'image/png', content: logo.png, cid: LOGO_CID }] : [],
  }
}

const LOGO_CID = 'logo@site'

/** Tag of the logo, on white, since a dark logo vanishes in dark mode. */
const logoTag = ({ width, height }: { width: number; height: number }) =>
  `<p><img src="cid:${LOGO_CID}" alt="" width="${Math.round((LOGO * width) / height)}" height="${LOGO}" style="background-color:#ffffff;border-radius:4px"></p>\n`
