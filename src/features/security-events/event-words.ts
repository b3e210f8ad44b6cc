import { LOCALE } from '#src/urls/language.id.ts'
import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import * as words from './words.id.ts'

export const kindWords: Readonly<Record<SecurityEventKind, string>> = words.kinds

export const outcomeWords: Readonly<Record<SecurityOutcome, string>> = words.outcomes

/** True for outcomes that their owner or an admin should check. */
export const isWorrying = (outcome: SecurityOutcome) => outcome === 'failed' || outcome === 'refused'

type Event = { kind: SecurityEventKind; outcome: SecurityOutcome; times: number }

/** "Login: gagal (3 kali)". */
export const wordsOfEvent = ({ kind, outcome, times }: Event) =>
  `${words.kinds[kind]}: ${words.outcomes[outcome].toLowerCase()}${timesWords(times)}`

/** " (3 kali)"; empty for one. */
export const timesWords = (times: number) => (times > 1 ? words.times(times.toLocaleString(LOCALE)) : '')
