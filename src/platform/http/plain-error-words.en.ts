type Texts = Record<number, [title: string, description: string]>

export const pages: Texts = {
  400: ['This address can’t be read.', 'Please check the address, or begin at the home page.'],
  403: [
    'This request was refused.',
    'The form was sent from another address. Open its page on this site, then send it again.',
  ],
  404: ['This page could not be found', '404 Not Found'],
  408: [
    'What you sent has not arrived in full.',
    'The connection is slow, and nothing was saved. Please send it again.',
  ],
  413: ['What you entered is too large.', 'Please shorten it, then send it again.'],
  421: [
    'This site is not served at that address.',
    'Open this site at its official address. For whoever runs the server: pass the Host header on unchanged, see docs/operations.md.',
  ],
  503: [
    'The site is taking a short rest.',
    'The content can’t be fetched at the moment. Nothing is lost. Please try again shortly.',
  ],
}
/** For a file that a link leads to. */
export const files: Texts = {
  400: ['This address is not complete.', 'Open the link again from the page or letter it came from.'],
  401: [
    'Please log in first.',
    'This file is only for people who are logged in. Log in, then open the link again.',
  ],
  403: ['This file is not for you.', 'Your account may not open it. Please ask the secretariat.'],
  429: ['Asked for too often.', 'Wait a few minutes, then open the link again.'],
  503: ['This file is not ready yet.', 'The site is busy. Nothing is lost. Please try again shortly.'],
}
export const otherwise: Texts[number] = [
  'Oops! Something went wrong.',
  'We apologize for the inconvenience. Please try again later.',
]
export const homePage = 'Home page'
export const nameCode = (code: string) => `If you contact us, please mention the code ${code}.`
