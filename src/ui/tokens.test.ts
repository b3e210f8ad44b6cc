import { expect, test } from 'vitest'
import { contrast } from '#src/wire/colour.ts'
import { pairs, tokensOf } from '#test/support/tokens.ts'

test.each(['light', 'dark'] as const)(
  'tokens: all text and marks can be told from their ground, %s',
  (theme) => {
    const tokens = tokensOf(theme)
    const short = pairs
      .map(([text, ground, least]) => ({ text, ground, least, is: contrast(tokens[text]!, tokens[ground]!) }))
      .filter(({ is, least }) => !(is >= least))
    expect(short).toEqual([])
  },
)
