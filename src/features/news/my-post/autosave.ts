import { emptyText, sameText, type Text, whyUnkept } from './text.ts'

/**
 * A text on the server: in the item at `version`, or since `draft` (ISO) only in the editor's saved draft. `at` is its
 * saving time.
 */
export type Stored = { version: number; draft: string | null; text: Text; at: string }

/** A text kept on this device, with the base it was written on (null: none yet), and texts that may have arrived. */
export type Copy = { text: Text; base: Stored | null; lost: readonly Text[]; aside: Text | null; at: string }

/** Autosave state of the edited text between screen, device and server. */
export type Saving = {
  /** Text on the screen. */
  text: Text
  /** Last known text on the server; the text on the screen builds on it. Null: not saved yet. */
  base: Stored | null
  /** Request in flight. */
  sent: Text | null
  /** Sent without an answer: the server may have one of these. */
  lost: readonly Text[]
  /** `down`: no answer; `refused`: the server rejected the text; `ended`: needs a new login. */
  line: 'fine' | 'down' | 'refused' | 'ended'
  /** A newer text, from another tab or person, that the text on the screen does not build on. */
  rival: Stored | null
  /** Own text replaced by a rival, until it is restored or discarded. */
  aside: Text | null
  /** Text found on this device, until it is accepted or declined. */
  offer: Copy | null
}

/** `saved`: the server accepted the text. `stale`: it has something newer than the base. */
export type SavingEvent =
  | { type: 'edit'; text: Text }
  | { type: 'saved' | 'stale'; current: Stored }
  | { type: 'send' | 'failed' | 'refused' | 'ended' | 'retry' | Choice }

export type Choice = 'keepMine' | 'takeTheirs' | 'bringBack' | 'letGo' | 'takeCopy' | 'leaveCopy'

/** Limit of texts kept while offline for long. */
const LOST = 3

/** The initial state: the server's text, and the copy of an earlier visit on this device. */
export function openSaving(base: Stored | null, copy: Copy | null): Saving {
  const text = base?.text ?? emptyText
  const isKnown = !copy || sameText(copy.text, text)
  const aside = isKnown ? (copy?.aside ?? null) : null
  return { text, base, sent: null, lost: [], line: 'fine', rival: null, aside, offer: isKnown ? null : copy }
}

/** True if the server lacks the text on the screen. */
export const isUnsaved = ({ text, base }: Saving): boolean => !sameText(text, base?.text ?? emptyText)

export const wantsToSend = (state: Saving): boolean =>
  isUnsaved(state) &&
  whyUnkept(state.text, state.base === null) === null &&
  !(state.sent || state.rival || state.offer) &&
  state.line === 'fine'

/** Data that this device has to keep, without its time; null if the server has everything. */
export function unsavedCopy(state: Saving): Omit<Copy, 'at'> | null {
  const { text, base, sent, lost, aside, offer } = state
  if (offer) return offer
  if (!aside && !isUnsaved(state)) return null
  return { text, base, aside, lost: sent ? remember(lost, sent) : lost }
}

/**
 * Rules of autosave: at most one request in flight, a newer own text wins over older ones, and nothing replaces another
 * person's text unless the writer has seen it and agreed.
 */
export function stepSaving(state: Saving, event: SavingEvent): Saving {
  const { sent, lost } = state
  switch (event.type) {
    case 'edit':
      return { ...state, text: event.text, line: state.line === 'refused' ? 'fine' : state.line }
    case 'send':
      return wantsToSend(state) ? { ...state, sent: state.text } : state
    case 'saved':
      return arrived(state, event.current)
    case 'failed':
      return { ...state, sent: null, lost: sent ? remember(lost, sent) : lost, line: 'down' }
    case 'refused':
    case 'ended':
      return { ...state, sent: null, line: event.type }
    case 'stale':
      return stale(state, event.current)
    case 'retry':
      return { ...state, line: state.line === 'down' ? 'fine' : state.line }
    default:
      return choose(state, event.type)
  }
}

const isOneOf = (text: Text, others: readonly (Text | null | undefined)[]) =>
  others.some((other) => other != null && sameText(other, text))

const remember = (lost: readonly Text[], text: Text) =>
  isOneOf(text, lost) ? lost : [...lost, text].slice(-LOST)

const arrived = (state: Saving, base: Stored): Saving => ({
  ...state,
  base,
  sent: null,
  lost: [],
  line: 'fine',
  rival: null,
})

/** Handles a newer version: another save, our own text whose answer was lost, or only a change beside the text. */
function stale(state: Saving, current: Stored): Saving {
  const { text, sent, lost, base } = state
  if (isOneOf(current.text, [text, sent, ...lost, base?.text])) return arrived(state, current)
  return { ...state, sent: null, lost: [], line: 'fine', rival: current }
}

function choose(state: Saving, choice: Choice): Saving {
  const { text, rival, aside, offer } = state
  if (choice === 'leaveCopy') return { ...state, offer: null }
  if (choice === 'letGo') return { ...state, aside: null }
  if (choice === 'takeCopy') return offer ? takeCopy(state, offer) : state
  if (choice === 'bringBack')
    return aside ? { ...state, text: aside, aside: isUnsaved(state) ? text : null } : state
  if (!rival) return state
  if (choice === 'keepMine') return { ...state, base: rival, rival: null }
  return { ...state, text: rival.text, base: rival, rival: null, aside: text }
}

function takeCopy(state: Saving, { text, base, lost, aside }: Copy): Saving {
  const now = state.base
  const taken = { ...state, text, aside, offer: null }
  const isAsBefore = now?.version === base?.version && now?.draft === base?.draft
  if (!now || isAsBefore || isOneOf(now.text, [...lost, base?.text])) return taken
  // Not the current base: the rival is undecided, and a reload must show it again.
  return { ...taken, base, rival: now }
}
