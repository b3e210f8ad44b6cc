import type { MailBody } from '#src/platform/mail/compose.ts'
import { builtInColours, type MailColours, type Sender } from '#src/platform/mail/frame.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import type { Language } from '#src/wire/language.ts'
import * as words from './frame-words.id.ts'
import { attributeOf, type Look, type Picture, pictureTag, tones } from './mailing-html.ts'

const FONT = 'system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

/** Dark colours, for mail programs that keep the style sheet. */
const darkOf = ({ orange, onDark }: MailColours) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.m-page{background:#0c1b33!important}
.m-card{background:#14284a!important;border-color:${orange}!important}
.m-card,.m-card .m-title{color:#f1ebdf!important}
.m-page a{color:${onDark}!important}
.m-note,.m-card figcaption,.m-card caption,.m-card img{color:#cdd9ee!important}
.m-line,.m-cell,.m-card hr{border-color:#33476b!important}
}`

export type Letter = {
  /** Language of its text; the words of the frame are in that of this program. */
  lang: Language
  subject: string
  preheader: string
  picture: Picture | null
  parts: readonly MailBody[]
  /** Name of the list, which is why its reader gets it. */
  listName: string
  /** Address and e-mail of the office, in lines. */
  office: string
  /** Address of its page in the archive, if it has one. */
  page: string | null
  /** Address by which its reader leaves. */
  leave: string
}

/** Look of a sender's letters. */
export const lookOf = ({ publicUrl, colours = builtInColours }: Sender): Look => ({ publicUrl, colours })

/** Frames a mailing: who sends it above, why its reader gets it and how to leave below. */
export function frameMailing(letter: Letter, sender: Sender): MailBody {
  const { subject, parts, listName, office, page, leave } = letter
  const { siteName, publicUrl } = sender
  const why = words.why(listName, siteName)
  const text = [
    siteName,
    subject,
    ...parts.map((part) => part.text),
    `-- \n${why}\n${words.unsubscribe}:\n${leave}${page ? `\n${words.readInBrowser}:\n${page}` : ''}`,
    [siteName, office, publicUrl].filter(Boolean).join('\n'),
  ]
  return { text: `${text.join('\n\n')}\n`, html: pageOf(letter, sender, footerOf(letter, sender, why)) }
}

function footerOf({ office, page, leave }: Letter, sender: Sender, why: string): string {
  const { blue } = lookOf(sender).colours
  const link = (href: string, says: string) =>
    `<a href="${escapeHtml(href)}" style="color:${blue}">${escapeHtml(says)}</a>`
  const note = (html: string) =>
    `<p class="m-note" style="margin:0 0 10px;font-size:14px;line-height:1.5;color:${tones.muted}">${html}</p>`
  const ways = [link(leave, words.unsubscribe), page && link(page, words.readInBrowser)]
  const address = office && `${escapeHtml(office).replaceAll('\n', '<br>')}<br>`
  return [
    note(escapeHtml(why)),
    note(ways.filter(Boolean).join(' &nbsp;·&nbsp; ')),
    note(
      `<strong>${escapeHtml(sender.siteName)}</strong><br>${address}${link(sender.publicUrl, sender.publicUrl)}`,
    ),
  ].join('\n')
}

/** Invisible letters behind the preview line, so that no mail program fills it up with the text. */
const FILL = '&#847;&zwnj;&nbsp;'.repeat(60)

function pageOf(
  { lang, subject, preheader, picture, parts }: Letter,
  sender: Sender,
  footer: string,
): string {
  const look = lookOf(sender)
  const { siteName, tagline } = sender
  const title = escapeHtml(subject)
  const font = `font:16px/1.6 ${FONT};color:${tones.ink}`
  // Of a fixed layout: the place of a picture that is off must not widen it.
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  const hero = picture ? `<div style="margin:0 0 20px">${pictureTag(look, picture)}</div>\n` : ''
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkOf(look.colours)}
</style>
</head>
<body style="margin:0;padding:0;background:#faf7f1">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${FILL}</div>
<table ${table} class="m-page" style="table-layout:fixed;background:#faf7f1"><tr><td align="center" style="padding:20px 12px">
<table ${table} style="table-layout:fixed;max-width:600px;${font}" lang="${lang}">
<tr><td style="padding:0 12px 14px"><p style="margin:0"><strong style="font-size:17px"><a href="${escapeHtml(look.publicUrl)}" style="color:${look.colours.blue};text-decoration:none">${escapeHtml(siteName)}</a></strong>${tagline ? `<br><span class="m-note" style="font-size:14px;color:${tones.muted}">${escapeHtml(tagline)}</span>` : ''}</p></td></tr>
<tr><td class="m-card" style="padding:24px;background:#ffffff;border-top:4px solid ${look.colours.orange};overflow-wrap:anywhere;${font}">
${hero}<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${title}</h1>
${parts.map(({ html }) => html).join('\n')}
</td></tr>
<tr><td${attributeOf(LANGUAGE, lang)} style="padding:18px 12px 8px;overflow-wrap:anywhere">
${footer}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
