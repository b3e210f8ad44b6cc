export const noConsent = 'The people in this image do not consent to its being shown. Choose another image.'
export const fileGone = 'This file doesn’t exist. Upload it once more.'
export const noPhoto = 'This file is no photo in JPEG, PNG or WebP.'
export const photoTooLarge = 'This photo is too large. At most 40 megapixels.'
export const atMostImages = (count: number) => `At most ${count} images.`
export const imagesOfGallery = (least: number, most: number) => `A gallery has ${least} to ${most} images.`
export const whichImage = (why: string, alt: string) => `${why} The image: “${alt}”.`
export const chooseFile = 'Choose the file first.'
export const sendAsFile = 'Send this as a file.'
export const fileLargerThan = (megabytes: number) => `This file is too large. At most ${megabytes} MB.`
export const fieldTooLong = 'This field is too long.'
