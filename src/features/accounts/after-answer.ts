import { setTimeout as pause } from 'node:timers/promises'

const MS = 200

/**
 * Delays a job until the response that queued it has been sent: its work differs by address, and on a busy machine
 * would show in the response time.
 */
export const afterAnswer = (): Promise<void> => pause(MS)
