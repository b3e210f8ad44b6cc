export const donate = 'Donate'
export const description =
  'Give by card, also from abroad, by QRIS, virtual account or bank transfer, and read where the money goes.'
export const campaignClosed =
  'That campaign is not open at the moment. You can choose another campaign or another purpose below.'
export const whereMoneyGoes = 'Where the money goes'
export const usedFor =
  'Gifts without a purpose are used where the national board sees the greatest need. Gifts for a region or a member institution are passed on to it.'
export const inReportBefore = 'What comes in and what is passed on is in our'
export const report = 'donation report'
export const inReportAfter = '. Financial reports can be downloaded under'
export const knowledge = 'Knowledge'
export const legalBefore = '; our deed, registration and permits are under'
export const legalStatus = 'legal status'
export const accountHolder = 'Account holder'
export const copyAccount = 'Copy account number'
export const checkHolder =
  'Please check the name of the account holder before you send money. We never ask for gifts to a private account.'
export const askFirst = 'Any questions first?'
export const mailSubject = 'Donation'
export const whatsapp = 'WhatsApp the secretariat'
export const sendMessage = 'Send a message through this site'
