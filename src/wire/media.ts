import type { ImageWire } from './shapes.ts'

/** Consent of the people in a picture to its being shown; `nobody`: no person can be recognised. */
export const consents = ['unasked', 'yes', 'no', 'nobody'] as const
export type Consent = (typeof consents)[number]

const pictureOfGallery =
  '<figure><img [^>]*>(?:<figcaption>(?:(?!<img |</?figure>).)*</figcaption>)?</figure>'
/** A gallery in sanitised HTML: figures, each of one picture and perhaps its words. Cannot backtrack over figures. */
export const galleries = new RegExp(`<figure class="gallery">(?:${pictureOfGallery})+</figure>`, 'gs')

/** A block of a text that shows an item of the site with picture and lead where letters are made: a link to its page. */
export const itemBlock = /<figure class="item"><a href="\/[a-z]+\/[a-z0-9-]+">[^<]+<\/a><\/figure>/g

/** A picture of the library; its image has the alternative text that its first user gave. */
export type PictureWire = {
  id: number
  image: ImageWire
  /** Person or thing that it shows, for finding it; empty if nobody wrote it. */
  shows: string
  consent: Consent
  created_at: string
}
