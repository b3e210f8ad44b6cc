import type { DonationStatus } from './gift-rules.ts'
import type { Zone } from './moment.ts'

/** Words of each state of a gift: its label in lists, the heading of its page, and what to do next. */
export const states: Record<DonationStatus, { label: string; title: string; lead: string }> = {
  created: {
    label: 'Not paid yet',
    title: 'Your gift has not been paid yet',
    lead: 'Choose how to pay, and complete the payment before the deadline. No money has moved yet.',
  },
  pending: {
    label: 'Waiting',
    title: 'Waiting for your payment',
    lead: 'Please complete the payment before the deadline. This page updates itself once the bank lets us know.',
  },
  review: {
    label: 'Being checked',
    title: 'Your payment is being checked',
    lead: 'We are checking this payment, which usually takes one working day. Please do not pay again; we will e-mail you the outcome.',
  },
  paid: {
    label: 'Received',
    title: 'Thank you, we have received your gift',
    lead: 'We are sending your receipt by e-mail.',
  },
  failed: {
    label: 'Failed',
    title: 'The payment did not go through',
    lead: 'Your bank or e-wallet declined this payment. We have not received any money. Please try another way to pay.',
  },
  expired: {
    label: 'Expired',
    title: 'The time to pay has run out',
    lead: 'This gift has not been paid. If you have already sent the money, please do not pay again: as soon as the bank lets us know, your gift will be recorded.',
  },
  cancelled: {
    label: 'Cancelled',
    title: 'This gift was cancelled',
    lead: 'We have not received any money. You are welcome to give again at any time.',
  },
  reversed: {
    label: 'Reversed',
    title: 'The bank reversed the payment',
    lead: 'The bank took this money back shortly after reporting it, so the receipt is no longer valid. Please check your account, then try again if need be.',
  },
  partially_refunded: {
    label: 'Partly refunded',
    title: 'Part of your gift was refunded',
    lead: 'Part of the money has been returned to you. The rest remains recorded as your gift.',
  },
  refunded: {
    label: 'Refunded',
    title: 'Your gift was refunded',
    lead: 'All of the money has been returned to you, and the receipt is no longer valid. It may take a few days to show in your account.',
  },
  charged_back: {
    label: 'Disputed',
    title: 'The payment is disputed',
    lead: 'The cardholder asked the bank for the money back, so the receipt is no longer valid. If this is a mistake, please contact the secretariat.',
  },
}
export const mostUrgent = 'Where the need is greatest'
export const region = 'Region'
export const institution = 'Member institution'
export const campaign = 'Campaign'
export const regionNamed = (title: string) => `${title} region`
export const campaignNamed = (title: string) => `${title} campaign`
export const zones: Record<Zone, string> = {
  'Asia/Jakarta': 'Jakarta time',
  'Asia/Makassar': 'Makassar time',
  'Asia/Jayapura': 'Jayapura time',
}
export const moment = (dayAndTime: string, zone: string) => `${dayAndTime} (${zone})`
export const least = (sum: string) => `The smallest gift is ${sum}.`
export const most = (sum: string) => `The largest gift is ${sum}.`
export const consentMissing = 'Please agree to your data being used for this gift first.'
export const campaignOnce =
  'A campaign ends on its closing day, so please give once, or choose another purpose.'
export const sumRead = (sum: string, inWords: string) => `We read this as ${sum}, ${inWords}.`
export const simulationBriefly = 'This is a simulation. No real money changes hands.'
export const simulation =
  'This is a simulation. No real money changes hands, and the receipt is no proof of payment.'
/** Thousand, million and billion after a number in a chart. */
export const units = { thousand: 'k', million: 'm', billion: 'bn' }
