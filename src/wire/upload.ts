export const uploadPurposes = ['avatar', 'content', 'document'] as const
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
