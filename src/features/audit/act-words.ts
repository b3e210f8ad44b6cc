import { allKinds } from '#src/kinds.ts'
import * as words from './act-words.id.ts'

const entities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allKinds.map(({ kind, noun }) => [kind, noun])),
  ...words.entities,
}

const wordOf = (all: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(all, name) ? all[name] : undefined

/** Words for an act of the audit trail, otherwise its own name. */
export function wordsOfAct(act: string): string {
  const [, kind = '', step = ''] = act.split('.')
  const [done, what] = [wordOf(words.steps, step), wordOf(words.giftActs, kind)]
  return wordOf(words.acts, act) ?? (done && what ? `${done} ${what}` : act)
}
export const wordsOfEntity = (entity: string) => wordOf(entities, entity) ?? entity
export const wordsOfFact = (name: string) => wordOf(words.facts, name) ?? name
export const wordsOfWay = (via: unknown) => (typeof via === 'string' ? (wordOf(words.ways, via) ?? via) : via)
