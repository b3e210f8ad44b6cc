/** A paragraph, a button, a code to type, or a list of facts. */
export type LetterBlock =
  | string
  | { button: string; href: string }
  | { code: string }
  | { facts: readonly (readonly [label: string, value: string])[] }

type Words = { subject: string; name?: string; blocks: readonly LetterBlock[] }

/** One letter in its two forms, made of the same blocks. */
export function compose({ name, blocks }: Words): { text: string; html: string } {
  const lines = blocks.map((block) => {
    if (typeof block === 'string') return block
    if ('button' in block) return `${block.button}:\n${block.href}`
    if ('code' in block) return block.code
    return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  })
  return { text: [`Salam${name ? `, ${name}` : ''},`, ...lines].join('\n\n'), html: '' }
}
