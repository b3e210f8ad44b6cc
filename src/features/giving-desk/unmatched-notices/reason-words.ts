import * as words from './words.id.ts'

/** Reason of a quarantine and what to do, in words. */
const reasons: Readonly<Record<string, { title: string; todo: string }>> = {
  amount: {
    title: words.amountDiffers,
    todo: words.amountDiffersTodo,
  },
  currency: {
    title: words.notRupiah,
    todo: words.notRupiahTodo,
  },
  status: {
    title: words.unknownState,
    todo: words.unknownStateTodo,
  },
  'unknown order': {
    title: words.unknownOrder,
    todo: words.unknownOrderTodo,
  },
  'second payment': {
    title: words.paidTwice,
    todo: words.paidTwiceTodo,
  },
  contradiction: {
    title: words.contradiction,
    todo: words.contradictionTodo,
  },
}

export const reasonWords = (reason: string) => reasons[reason] ?? { title: reason, todo: words.otherTodo }
