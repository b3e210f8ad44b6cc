const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const groups = ['', 'thousand', 'million', 'billion', 'trillion']

/** Whole rupiah up to 999 trillion in words: `two hundred and fifty thousand rupiah`. */
export function rupiahInWords(amount: number): string {
  if (amount === 0) return 'zero rupiah'
  const words: string[] = []
  for (let rest = amount, group = 0; rest > 0; rest = Math.floor(rest / 1_000), group += 1)
    words.unshift(...groupInWords(rest, group))
  return [...words, 'rupiah'].join(' ')
}

/** Words of the last three digits of a number, with the name of their group. */
function groupInWords(rest: number, group: number): string[] {
  const number = rest % 1_000
  if (number === 0) return []
  const isJoined = group === 0 && rest > number && number < 100
  return [isJoined ? 'and' : '', belowThousand(number), groups[group]!].filter(Boolean)
}

function belowThousand(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const parts = [hundreds ? `${ones[hundreds]} hundred` : '', rest ? belowHundred(rest) : '']
  return parts.filter(Boolean).join(' and ')
}

function belowHundred(number: number): string {
  if (number < 20) return ones[number]!
  const unit = number % 10
  return tens[Math.floor(number / 10)]! + (unit ? `-${ones[unit]}` : '')
}
