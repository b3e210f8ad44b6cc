import type { MessageState, MessageStatus, MessageWire } from './schema.ts'
import * as words from './words.id.ts'

export const statusWords: Readonly<Record<MessageStatus, { label: string; tone: 'warn' | 'ok' | 'quiet' }>> =
  {
    open: { label: words.open, tone: 'warn' },
    answered: { label: words.answered, tone: 'ok' },
    closed: { label: words.closed, tone: 'quiet' },
  }

/** Tabs of the list. */
export const stateWords: Readonly<Record<MessageState, string>> = {
  open: words.open,
  mine: words.mine,
  answered: words.answered,
  closed: words.closed,
  all: words.all,
}

/** Messages of an empty tab. */
export const nothingWords: Readonly<Record<MessageState, string>> = {
  open: words.noneOpen,
  mine: words.noneMine,
  answered: words.noneAnswered,
  closed: words.noneClosed,
  all: words.none,
}

export const mailWords: Readonly<Record<MessageWire['answers'][number]['mail'], string>> = {
  waiting: words.beingSent,
  sent: words.sent,
  failed: words.failedToSend,
}
