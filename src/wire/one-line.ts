/** Scripts whose letters join or part at U+200C and U+200D, which are part of how their words are spelt. */
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

/** Where a sign without a look of its own belongs to the letters or pictures beside it. */
const belongs = [
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
].join('|')
/** U+2800 is a braille cell without dots. */
const invisible = new RegExp(`(?!${belongs})[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800]`, 'gu')

/** A text, composed (NFC), without signs that nobody sees and that turn, hide or part what stands around them. */
export const withoutUnseen = (text: string): string => text.replace(invisible, '').normalize('NFC')

/**
 * A text of one line as it is kept and compared: without signs that nobody sees, with single spaces and none at its
 * ends. Line breaks stay, for the caller to refuse.
 */
export const oneLine = (text: string): string =>
  withoutUnseen(text)
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()

/** True for a text in which there is nothing to see. */
export const isUnseen = (text: string): boolean => oneLine(text) === ''
