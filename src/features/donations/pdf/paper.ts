/** Who gives the papers out. */
export type Issuer = { name: string; address: string; email: string; taxList: string; publicUrl: string }

type Head = {
  issuer: Issuer
  /** What must be seen before anything else: that it is void, provisional, a simulation. */
  warnings: string[]
  /** When it was printed, in words. */
  printed: string
  created: Date
}

/** A receipt with all its words ready. */
export type ReceiptPaper = Head & {
  kind: 'receipt'
  number: string
  orderId: string
  donor: string
  amount: string
  amountInWords: string
  facts: (readonly [name: string, value: string])[]
  /** In groups, as people read it out. */
  code: string
  /** Where anybody checks it. */
  address: string
}

/** The gifts of a year with all their words ready. */
export type StatementPaper = Head & {
  kind: 'statement'
  year: number
  donor: string
  rows: { day: string; number: string; target: string; amount: string; returned: string }[]
  total: string
  totalInWords: string
}

export type Paper = ReceiptPaper | StatementPaper
