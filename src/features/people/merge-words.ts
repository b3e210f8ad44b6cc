import { allKinds } from '#src/kinds.ts'
import { madeBy, tables } from './merge-words.id.ts'

/** Display words for a person's rows by table. */
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allKinds.map(({ table, noun }) => [table, madeBy(noun)])),
  ...tables,
}

/** Words for a person's rows of a table, otherwise its own name. */
export const wordsOfTable = (table: string) => (Object.hasOwn(words, table) ? words[table]! : table)
