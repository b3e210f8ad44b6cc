import { readersHtml } from '#src/ui/readers-html.ts'
import { shownName } from '#src/wire/erased-name.ts'
import { presentLang } from '../languages/present.ts'
import { actsOnAnswer, actsOnQuestion, type Viewer } from './policy.ts'
import type { AnswerRow, FullAnswerRow, FullQuestionRow, QuestionRow } from './queries.ts'
import type { AnswerWire, QuestionRowWire, QuestionWire } from './schema.ts'

export const presentQuestionRow = (row: QuestionRow, viewer: Viewer): QuestionRowWire => ({
  id: row.id,
  question: row.question,
  body: readersHtml(row.body),
  category: row.category,
  region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
  visibility: row.visibility,
  status: row.status,
  is_faq: row.isFaq,
  author: shownName(row.author),
  answers_count: row.answersCount,
  accepted_answer: row.acceptedAnswer && presentAnswer(row.acceptedAnswer),
  last_activity_at: row.lastActivityAt.toISOString(),
  created_at: row.createdAt.toISOString(),
  ...presentLang(row),
  ...(viewer && {
    viewer: {
      place: row.place,
      is_own: row.createdBy === viewer.id,
      is_followed: row.isFollowed,
      is_unread: row.isUnread,
    },
  }),
})

export function presentQuestion(row: FullQuestionRow, viewer: Viewer): QuestionWire {
  const { viewer: short, ...rest } = presentQuestionRow(row, viewer)
  const answers = row.answers.map((answer) => presentFullAnswer(answer, row, viewer))
  if (!short) return { ...rest, answers }
  const can = actsOnQuestion(viewer, row)
  return {
    ...rest,
    answers,
    viewer: {
      ...short,
      version: row.version,
      edited_at: row.editedAt?.toISOString() ?? null,
      source: can.includes('edit') ? row.source : null,
      body_html: can.includes('edit') ? row.body : null,
      hidden_reason: short.is_own || can.includes('hide') ? row.hiddenReason : null,
      is_flagged: row.isFlagged,
      can,
      seq: row.seq,
    },
  }
}

function presentFullAnswer(row: FullAnswerRow, question: FullQuestionRow, viewer: Viewer): AnswerWire {
  if (!viewer) return presentAnswer(row)
  const can = actsOnAnswer(viewer, row, question)
  const isOwn = row.createdBy === viewer.id
  return {
    ...presentAnswer(row),
    viewer: {
      place: row.place,
      is_own: isOwn,
      version: row.version,
      edited_at: row.editedAt && new Date(row.editedAt).toISOString(),
      source: can.includes('edit') ? row.source : null,
      body_html: can.includes('edit') ? row.body : null,
      hidden_reason: isOwn || can.includes('hide') ? row.hiddenReason : null,
      is_flagged: row.isFlagged,
      can,
      status: row.status,
    },
  }
}

const presentAnswer = (row: AnswerRow) => ({
  id: row.id,
  body: readersHtml(row.body),
  author: shownName(row.author),
  created_at: new Date(row.createdAt).toISOString(),
})
