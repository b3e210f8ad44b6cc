const ones = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
]
const groups = ['', 'ribu', 'juta', 'miliar', 'triliun']

/** Whole rupiah up to 999 trillion in words, as receipts say them: `dua ratus lima puluh ribu rupiah`. */
export function indonesianWords(amount: number): string {
  if (amount === 0) return 'nol rupiah'
  const words: string[] = []
  for (let rest = amount, group = 0; rest > 0; rest = Math.floor(rest / 1_000), group += 1)
    words.unshift(...groupInWords(rest % 1_000, group))
  return [...words, 'rupiah'].join(' ')
}

function groupInWords(number: number, group: number): string[] {
  if (number === 0) return []
  if (number === 1 && group === 1) return ['seribu']
  return [...belowThousand(number), groups[group]!].filter(Boolean)
}

function belowThousand(number: number): string[] {
  if (number >= 200) return [ones[Math.floor(number / 100)]!, 'ratus', ...belowThousand(number % 100)]
  if (number >= 100) return ['seratus', ...belowThousand(number - 100)]
  if (number >= 20) return [ones[Math.floor(number / 10)]!, 'puluh', ...belowThousand(number % 10)]
  if (number >= 12) return [ones[number - 10]!, 'belas']
  return number ? [ones[number]!] : []
}
