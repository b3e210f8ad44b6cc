import { setTimeout as pause } from 'node:timers/promises'

const MS = 200

/**
 * Lets the answer that queued a job reach its visitor before the job begins: its work differs by address, and on a busy
 * machine what differs would show in the time of the answer.
 */
export const afterAnswer = (): Promise<void> => pause(MS)
