/** Issuer of the papers. */
export type Issuer = {
  name: string
  address: string
  email: string
  taxList: string
  publicUrl: string
  /** The site's own logo, else the woven mark in its colours. */
  logo: { /** base64 */ png: string; width: number; height: number } | null
  blue: string
  orange: string
}

type Head = {
  issuer: Issuer
  /** Prominent warnings: void, provisional, simulation. */
  warnings: string[]
  /** Time of printing, in words. */
  printed: string
  created: Date
}

/** A receipt with all its texts ready. */
export type ReceiptPaper = Head & {
  kind: 'receipt'
  number: string
  orderId: string
  donor: string
  amount: string
  amountInWords: string
  facts: (readonly [name: string, value: string])[]
  /** In groups, for reading out. */
  code: string
  /** Address of the public check. */
  address: string
}

/** A year's gifts with all their texts ready. */
export type StatementPaper = Head & {
  kind: 'statement'
  year: number
  donor: string
  rows: { day: string; number: string; target: string; amount: string; returned: string }[]
  total: string
  totalInWords: string
}

export type Paper = ReceiptPaper | StatementPaper
