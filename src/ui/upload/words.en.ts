const files = { foto: 'photo', berkas: 'file' }
const begins = { foto: 'Photo', berkas: 'File' }

export const takePhoto = 'Take a photo'
export const dragImage = 'Or drag an image here. '
export const dragPhoto = 'Or drag a photo here. '
export const logoFormats = 'SVG or PNG, at most 1 MB.'
export const photoFormats = 'JPEG, PNG or WebP.'
export const adjustPhoto = 'Adjust the photo'
export const openingPhoto = 'Opening the photo …'
export const zoom = 'Zoom'
export const cancel = 'Cancel'
export const cropping = 'Cropping'
export const usePhoto = 'Use this photo'
export const cropArea =
  'The part of the photo that is used. Move it with the arrow keys, zoom with the plus and minus keys.'
export const chooseFromLibrary = 'Choose from the image library'
export const library = 'Image library'
export const searchLibrary = 'Search the image library'
export const searching = 'Searching'
export const search = 'Search'
export const closeLibrary = 'Close the library'
export const libraryNotLoaded =
  'The image library could not be loaded. Check your connection, then press Search again.'
export const noMatch = 'No image matches. Simply upload a new one.'
export const imageWithoutWords = 'Image without a description'
export const nouns = { image: 'image', photo: 'photo' }
export const change = (noun: string) => `Change ${noun}`
export const choose = (noun: string) => `Choose ${noun}`
export const remove = (noun: string) => `Remove ${noun}`
export const staysWithoutScript = (noun: string) => `Without JavaScript this ${noun} stays as it is.`
export const currentPhoto = 'Current photo'
export const noPhoto = 'No photo yet'
export const uploaded = 'The photo has been uploaded.'
export const tryAgain = 'Try again'
export const checking = (file: keyof typeof files) => `Checking the ${files[file]}`
export const sendingShare = (file: keyof typeof files, percent: number) =>
  `Sending the ${files[file]}, ${percent}%`
export const beingSent = (file: keyof typeof files) => `${begins[file]} being sent`
export const stillSending = (file: keyof typeof files) =>
  `The ${files[file]} is still being sent. Everything will be saved afterwards.`
