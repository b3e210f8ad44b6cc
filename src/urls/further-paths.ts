/** Addresses for mails, PDFs and pages behind the login only: apart from `paths`, which every page loads. */
export const furtherPaths = {
  /** Address for mails: the token opens the order to a guest, and behind `#` it is not logged. */
  donationOfGuest: (orderId: string, token: string) => `/donasi?order=${orderId}#${token}`,
  stopUpdates: '/campaign-updates',
  /** Target of a test letter, with its token behind `#`. */
  testLetter: '/test-letter',
  newQuestion: '/forum/new',
  question: (id: number) => `/forum/${id}`,
  questionStream: (id: number, after: number) => `/v1/question/${id}/stream?after=${after}`,
  /** Target of forum mails, with their token behind `#`. */
  forumMail: '/forum-mail',
  /** Target of mails about an event, with their token behind `#`. */
  eventRegistrationPage: '/event-registration',
  eventRegistration: (token: string) => `/event-registration#${token}`,
  claim: '/claim',
  endorse: '/endorse',
  pledge: '/pledge',
  /** Address for mails: the token opens the pledge to a guest, and behind `#` it is not logged. */
  pledgeOfGuest: (token: string) => `/pledge#${token}`,
  receiptFile: (orderId: string) => `/v1/donations/${orderId}/receipt.pdf`,
  statementFile: '/v1/donations/statement.pdf',
  statement: (year: number) => `/v1/donations/statement.pdf?year=${year}`,
  activation: '/activation',
  invitation: '/invitation',
  resetPassword: '/reset-password',
  exportData: '/v1/auth/export',
  emailChange: '/email-change',
  unsubscribe: '/unsubscribe',
  /** Leaves a list; the list is named where no mailing names it. */
  leaveList: (token: string, list?: string) => `/unsubscribe?t=${token}${list ? `&list=${list}` : ''}`,
  /** The same as a call, for mail programs (RFC 8058). */
  leaveListCall: (token: string, list?: string) =>
    `/v1/lists/unsubscription?t=${token}${list ? `&list=${list}` : ''}`,
  /** Target of letters that ask an address, with their token behind `#`. */
  confirmSubscription: '/subscription',
  confirmDeletion: '/delete-account',
  undoDeletion: '/keep-account',
  devLetter: (id: number) => `/dev/mail/${id}`,
  devLetterHtml: (id: number) => `/dev/mail/${id}/html`,
  signedFile: (link: string) => `/files/${link}`,
  sitemapPart: (number: number) => `/sitemap-${number}.xml`,
  proof: '/member/proof',
  memberPledges: '/member/pledges',
  securityThen: (next: string) => `/member/security?next=${encodeURIComponent(next)}`,
  memberPrivacy: '/member/privacy',
  newPost: '/member/my-post/new',
  postHistory: (id: number) => `/member/my-post/${id}/riwayat`,
  /** The form with values already chosen (`presetOf`). */
  givePreset: (query: Readonly<Record<string, string>>) => `/donasi?${new URLSearchParams(query)}`,
  /** A step of the donation form; what else its address asks for stays. */
  givingStep: (step: number, search: string) => {
    const query = new URLSearchParams(search)
    query.set('step', String(step))
    return `/donasi?${query}`
  },
  receipt: (code: string) => `/receipts/${code}`,
  forgotPassword: '/forgot-password',
  myPost: (id: number) => `/member/my-post/${id}`,
  devMail: '/dev/mail',
  /** A link in a mailing, which is counted and redirects. */
  mailingLink: (token: string) => `/l/${token}`,
} as const
