import type { Refusal } from './refusal-words.id.ts'

export const login: Refusal = {
  meaning: 'The mail server refuses the name or the password of this site.',
  todo: 'Ask whoever runs the server to check the name and the password in SMTP_URL. Some providers require a password made for one app.',
}
export const later: Refusal = {
  meaning:
    'The receiving server puts this letter off: it is busy, or tests a sender whom it has only just met (greylisting).',
  todo: 'Just wait. The letter is tried again by itself, for five days at most.',
}
export const forNow: Refusal = { ...later, meaning: 'The mail server refuses for now.' }
export const senderRefused: Refusal = {
  meaning:
    'The sender is refused: the mail server does not accept the address MAIL_FROM, or SPF, DKIM and DMARC of the domain are not in order.',
  todo: 'Check the sender’s domain below. Once it is mended, send the letter again from the page Failures.',
}
export const unknownMailbox: Refusal = {
  meaning: 'The mailbox of the recipient does not exist.',
  todo: 'Check the spelling of the address, or reach the person by telephone. Then set this letter aside on the page Failures.',
}
export const spam: Refusal = {
  meaning: 'The receiving server refuses this letter by its own rules, usually because it takes it for spam.',
  todo: 'Check the sender’s domain below. If everything is in order, ask your mail provider whether the address of the server is on a blocklist.',
}
export const noSpace: Refusal = {
  meaning: 'The receiving server has no space left, or a limit on the number of letters has been reached.',
  todo: 'Wait: the letter is tried again by itself. If it happens often, ask your mail provider about sending limits.',
}
export const fullMailbox: Refusal = {
  meaning: 'The mailbox of the recipient is full, or the letter is too large.',
  todo: 'Tell the person some other way, then send the letter again from the page Failures.',
}
export const noMailServer: Refusal = {
  meaning: 'This site has no mail server yet.',
  todo: 'Ask whoever runs the server to set SMTP_URL and MAIL_FROM. Waiting letters are then sent by themselves.',
}
export const notAnAddress: Refusal = {
  meaning: 'The address of the recipient is not one complete e-mail address.',
  todo: 'Correct it in the data of that person, then set this letter aside on the page Failures.',
}
export const connectionRefused: Refusal = {
  meaning: 'There is no mail server at that address: the connection is refused.',
  todo: 'Ask whoever runs the server to check the name and the port in SMTP_URL, and whether the mail server is on.',
}
export const nameNotFound: Refusal = {
  meaning: 'The name of the mail server is not found.',
  todo: 'Ask whoever runs the server to check the spelling of the name in SMTP_URL, and the DNS of this machine.',
}
export const noSecureConnection: Refusal = {
  meaning: 'The secure connection (TLS) to the mail server failed.',
  todo: 'Ask whoever runs the server to check SMTP_URL: smtps:// for port 465, smtp:// for 587, and the same name as in the certificate.',
}
export const noReply: Refusal = {
  meaning: 'The mail server does not answer.',
  todo: 'Ask whoever runs the server to check the network and SMTP_URL. Providers often close port 25: use 587 or 465.',
}
export const cutOff: Refusal = {
  meaning: 'The mail server broke the connection off halfway.',
  todo: 'The letter is tried again by itself. If it happens often, ask your mail provider.',
}
export const forGood: Refusal = {
  meaning: 'The mail server refuses this letter for good.',
  todo: 'Show the words of the server above to your mail provider, then send it again from the page Failures.',
}
export const unknown: Refusal = {
  meaning: 'This site does not know this cause yet.',
  todo: 'Show the words above to whoever runs the server.',
}
