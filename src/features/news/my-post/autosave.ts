import { emptyText, sameText, type Text, whyUnkept } from './text.ts'

/**
 * A text as the server holds it: in the item at `version`, or since `draft` (ISO) only in what was saved of the editor
 * on top of it. `at` is when it came there.
 */
export type Stored = { version: number; draft: string | null; text: Text; at: string }

/** A text kept on this device: on top of what it was written (null: nothing yet), and what may have arrived of it. */
export type Copy = { text: Text; base: Stored | null; lost: readonly Text[]; aside: Text | null; at: string }

/** Where the text that is being written stands between screen, device and server. */
export type Saving = {
  /** On the screen. */
  text: Text
  /** What the server held when it was last heard of; the text on the screen builds on it. Null: not there yet. */
  base: Stored | null
  /** Under way. */
  sent: Text | null
  /** Sent without an answer: the server may hold one of these. */
  lost: readonly Text[]
  /** `down`: no answer came; `refused`: the server waits for another text; `ended`: only a login helps. */
  line: 'fine' | 'down' | 'refused' | 'ended'
  /** A newer text, of another tab or person, that the text on the screen does not build on. */
  rival: Stored | null
  /** Own text that gave way to a rival, until it is brought back or let go. */
  aside: Text | null
  /** Text found on this device, until it is taken or left. */
  offer: Copy | null
}

/** `saved`: the server took what was sent. `stale`: it holds something newer than the base. */
export type SavingEvent =
  | { type: 'edit'; text: Text }
  | { type: 'saved' | 'stale'; current: Stored }
  | { type: 'send' | 'failed' | 'refused' | 'ended' | 'retry' | Choice }

export type Choice = 'keepMine' | 'takeTheirs' | 'bringBack' | 'letGo' | 'takeCopy' | 'leaveCopy'

/** Whoever stays offline long does not keep every try. */
const LOST = 3

/** The state on opening: what the server has, and what an earlier visit left on this device. */
export function openSaving(base: Stored | null, copy: Copy | null): Saving {
  const text = base?.text ?? emptyText
  const isKnown = !copy || sameText(copy.text, text)
  const aside = isKnown ? (copy?.aside ?? null) : null
  return { text, base, sent: null, lost: [], line: 'fine', rival: null, aside, offer: isKnown ? null : copy }
}

/** Whether the screen shows what the server does not have. */
export const isUnsaved = ({ text, base }: Saving): boolean => !sameText(text, base?.text ?? emptyText)

export const wantsToSend = (state: Saving): boolean =>
  isUnsaved(state) &&
  whyUnkept(state.text, state.base === null) === null &&
  !(state.sent || state.rival || state.offer) &&
  state.line === 'fine'

/** What this device has to keep, but for the time; null when the server has it all. */
export function toKeep(state: Saving): Omit<Copy, 'at'> | null {
  const { text, base, sent, lost, aside, offer } = state
  if (offer) return offer
  if (!aside && !isUnsaved(state)) return null
  return { text, base, aside, lost: sent ? remember(lost, sent) : lost }
}

/**
 * The rules of saving: at most one text under way, a newer one wins over older ones of its own, and nothing replaces
 * the text of somebody else unless the writer has seen that and said so.
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

/** Somebody saved in between; or it was our own text whose answer was lost, or only something beside the text. */
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
  // Not the base of now: the rival has not been answered yet, and a reload must meet it again.
  return { ...taken, base, rival: now }
}
