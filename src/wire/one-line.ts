/** Scripts whose spelling uses U+200C and U+200D. */
const joining = [
  ...[
    'Arabic',
    'Syriac',
    'Nko',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
  ],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan', 'Thaana'],
  ...['Balinese', 'Batak', 'Buginese', 'Javanese', 'Makasar', 'Rejang', 'Sundanese', 'Kawi'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')

/** Positions in which an invisible character is part of the adjacent letters or emoji. */
const belongs = [
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
].join('|')
/** U+2800 is a braille cell without dots. */
const invisible = new RegExp(`(?!${belongs})[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800]`, 'gu')

/** Normalises to NFC and removes invisible characters that reverse, hide or split the text around them. */
export const withoutUnseen = (text: string): string => text.replace(invisible, '').normalize('NFC')

/**
 * Normalises a single-line text for storage and comparison: no invisible characters, single spaces and none at its
 * ends. Line breaks stay, for the caller to reject.
 */
export const oneLine = (text: string): string =>
  withoutUnseen(text)
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()

/** True for a text without visible characters. */
export const isUnseen = (text: string): boolean => oneLine(text) === ''
