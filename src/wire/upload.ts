export const uploadPurposes = ['avatar', 'content', 'document', 'logo'] as const
/** Purposes of pictures. */
export type PicturePurpose = Exclude<UploadPurpose, 'document'>
export type UploadPurpose = (typeof uploadPurposes)[number]

/** An uploaded file: images with their size in pixels, documents without an address of their own. */
export type UploadWire = {
  name: string
  url: string | null
  size: number
  type: string
  width: number | null
  height: number | null
}

/** Numbers of pictures that a gallery in a text may have. */
export const [MIN_GALLERY, MAX_GALLERY] = [2, 12]
