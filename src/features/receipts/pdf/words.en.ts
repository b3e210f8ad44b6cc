export const printed = (moment: string) => `Made on ${moment}.`
export const simulated = 'SIMULATION. No real money moves; this paper is not a receipt.'
export const receipt = 'Receipt (kuitansi)'
export const whereOrder = (number: string) => `with this donation on our site, order number ${number}`
export const isVoid = (since: string) => `VOID since ${since}. This receipt is no longer valid.`
export const provisional = (until: string) =>
  `PROVISIONAL until ${until}. Until then the bank may still take this payment back.`
export const target = 'For'
export const date = 'Date'
export const moneyReceived = 'Money received'
export const way = 'Paid by'
export const gift = 'Donation'
export const fee = 'Transaction fee'
export const refunded = 'Refunded so far'
export const validFor = 'Valid for'
export const orderNumber = 'Order number'
export const receivedFrom = (donor: string) => `Received from ${donor}`
export const check = {
  title: 'Check that this receipt is genuine',
  how: 'Anyone may: scan this code, or open',
  code: 'Code',
}
export const legal = ({
  title,
  donor,
  amount,
}: {
  title: string
  donor: string
  amount: string
}): string[] => [
  `The wording that counts by law, in Indonesian. Teks yang berlaku: ${title}. Diterima dari ${donor}: ${amount}.`,
]
export const taxList = (list: string) =>
  `Recipient of religious donations that may be deducted from gross income in Indonesia. Penerima sumbangan keagamaan yang dapat dikurangkan dari penghasilan bruto: ${list}.`
export const unprinted = (sign: string, where: string) =>
  `The sign ${sign} stands for letters that cannot be printed on this paper. The full text is ${where}.`
export const statement = {
  label: 'Yearly summary (ikhtisar tahunan)',
  title: (year: number) => `Donations in ${year}`,
  where: 'on our site, with each donation',
  what: 'The sum of all valid receipts of this year, less what was refunded. Each receipt can be checked on our site by its code.',
  columns: {
    day: 'Date',
    number: 'Receipt',
    target: 'For',
    amount: 'Received',
    returned: 'Refunded',
  },
  notCounted: (target: string) => `${target} (void, not counted)`,
  page: ['Page', 'of'] as const,
}
export const goods = {
  title: 'Receipt for goods (tanda terima barang)',
  where: 'in the records of the secretariat, under the number above',
  isVoid: (since: string) => `VOID since ${since}. This receipt is no longer valid.`,
  received: 'Goods received',
  entered: 'Entered',
}
