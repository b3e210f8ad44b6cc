import type { WireRow } from '#src/wire/read-list.ts'

const yes = /^(?:true|1|ya|iya|yes|y|x)$/i
const no = /^(?:false|0|tidak|tdk|no|n|-)$/i

/** Fields by which a site or a list may say who reads a row, and the words in them that mean everybody. */
const fields: Record<string, RegExp> = {
  status: /^(?:published?|public|live|active|aktif|terbit)$/i,
  visibility: /^(?:public|publik|visible|everyone|all)$/i,
  level: /^(?:public|publik|guest|everyone|all)$/i,
  access: /^(?:public|publik|open|guest|everyone|all)$/i,
  is_public: yes,
  is_published: yes,
  is_private: no,
  is_draft: no,
  is_hidden: no,
  password: /^$/,
}

/**
 * Why a row may not be for everybody there: a mark that is not known to open it.
 * @param own words of rows of this kind
 */
export const rowRestrictions = (row: Partial<WireRow>, own: Record<string, RegExp> = {}): string[] =>
  Object.entries({ ...fields, ...own }).flatMap(([name, open]) => {
    const value = row[name]
    if (typeof value === 'object' && value) return rowRestrictions(value)
    if (value === undefined || value === null || open.test(String(value))) return []
    return [`its ${name} there is ${name === 'password' ? 'set' : String(value).slice(0, 60)}`]
  })
