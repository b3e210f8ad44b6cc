import type { ImageWire } from './shapes.ts'

/** Consent of the people in a picture to its being shown; `nobody`: no person can be recognised. */
export const consents = ['unasked', 'yes', 'no', 'nobody'] as const
export type Consent = (typeof consents)[number]

/** A picture of the library; its image has the alternative text that its first user gave. */
export type PictureWire = {
  id: number
  image: ImageWire
  /** Who or what it shows, for finding it; empty if nobody wrote it. */
  shows: string
  consent: Consent
  created_at: string
}
