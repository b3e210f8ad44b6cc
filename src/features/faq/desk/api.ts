import { questionKind } from '#src/features/forum/kind.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { imagesIn, plainText, sanitize } from '#src/platform/text/sanitize.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { entryEndpoints } from '../../content/entry-endpoints.ts'
import type { EntryKind } from '../../content/entry-kind.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { type FaqRow, getFaq, insertFaq, listFaq, lockFaq, updateFaq, upsertFaqAnswer } from './queries.ts'
import {
  type DeskFaqFilter,
  type DeskFaqWire,
  deskFaqFilter,
  deskFaqShape,
  type FaqWish,
  faqChange,
  type NewFaq,
  newFaq,
} from './schema.ts'

const presentFaq = (row: FaqRow): DeskFaqWire => presentAs(deskFaqShape, row)

/** FAQ entries are signed by the secretariat. */
const SPEAKER = 'Sekretariat Nasional'

/** Sanitises an answer for storage. @throws Failure 400 if empty */
function answerOf(html: string): string {
  const answer = sanitize(html)
  if (!plainText(answer) && !imagesIn(answer).length) throw invalid({ answer: [sharedWords.answerMissing] })
  return answer
}

const pictures = (content: string) => ({ content, image: null })

const withoutGaps = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T> as {
    [K in keyof T]: NonNullable<T[K]>
  }

/** Entries of the FAQ, published at once, in their order. */
const faqEntries: EntryKind<FaqRow, DeskFaqWire, FaqWish, DeskFaqFilter> = {
  entity: 'faq',
  tag: questionKind.tag,
  list: listFaq,
  get: getFaq,
  lock: lockFaq,
  present: presentFaq,
  presentRow: presentFaq,
  face: ({ question }) => ({ question }),
  async insert(tx, { wish, key, by, now }) {
    const { position = null, ...words } = wish as NewFaq
    const answer = answerOf(words.answer)
    const entry = { ...words, answer, position, author: SPEAKER, by: by.id, key, now }
    const { id, isNew } = await insertFaq(tx, entry)
    if (isNew) await claimImages(tx, by.id, pictures(answer), { before: [], now })
    return { id, face: isNew ? { question: words.question } : null }
  },
  async update(tx, entry, { id, wish, by, now }) {
    const { question, category, position, answer } = entry
    const was = { question, category, position, answer }
    const written = wish.answer === undefined ? answer : answerOf(wish.answer)
    const is = { ...was, ...withoutGaps(wish), answer: written }
    await claimImages(tx, by.id, pictures(is.answer), { before: [pictures(was.answer)], now })
    await updateFaq(tx, id, { ...is, deletedAt: null, now })
    if (is.answer !== was.answer)
      await upsertFaqAnswer(tx, { id, answerId: entry.answerId, answer: is.answer, author: SPEAKER, now })
    return { was, is }
  },
  setDeletedAt: (tx, entry, { id, deletedAt, now }) => updateFaq(tx, id, { ...entry, deletedAt, now }),
}

export const deskFaqEndpoints = entryEndpoints({
  noun: 'faq',
  kind: faqEntries,
  shape: deskFaqShape,
  rowShape: deskFaqShape,
  filter: deskFaqFilter,
  newBody: newFaq,
  changeBody: faqChange,
  summaries: {
    list: 'Tanya jawab umum bagi sekretariat, menurut urutan',
    get: 'Satu tanya jawab umum bagi sekretariat',
    make: 'Tambah tanya jawab umum',
    change: 'Ubah isi atau urutan sebuah tanya jawab umum',
    remove: 'Hapus sebuah tanya jawab umum; tiga puluh hari lamanya bisa dikembalikan',
    restore: 'Kembalikan sebuah tanya jawab umum yang dihapus',
  },
})
