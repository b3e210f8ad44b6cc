export const textFrom = 'There is text from'
export const notOnServerYet = 'on this device that has not reached the server yet.'
export const onServerFrom = 'The text on the server is from'
export const noneOnServer = 'There is none on the server yet.'
export const continueHere = 'Continue with the one on this device'
export const useServer = 'Use the one on the server'
export const discard = 'Discard'
export const editGallery = 'Edit gallery'
export const insertGallery = 'Insert gallery'
export const save = 'Save'
export const insert = 'Insert'
export const uploading = 'Uploading'
export const addPhoto = 'Add a photo'
export const choosePhoto = 'Choose a photo'
export const changePhoto = 'Change the photo'
export const choosePhotoFirst = 'Choose a photo first.'
export const gallerySize = 'A gallery has 2 to 12 images. Add some first.'
export const galleryFull = (most: number) => `This gallery is full: it can have at most ${most} images.`
export const moveEarlier = (place: number) => `Move image ${place} forward`
export const moveLater = (place: number) => `Move image ${place} back`
export const takeOut = (place: number) => `Remove image ${place}`
export const caption = 'Text below the image (optional)'
export const editAlt = 'Edit the description of the image'
export const insertImage = 'Insert image'
export const insertFromSite = 'Insert from the site'
export const insertCount = (count: number) => `Insert ${count}`
export const searchTitle = 'Search titles'
export const kind = 'Kind'
export const all = 'All'
export const searching = 'Searching…'
export const searchFailed = 'The search cannot be reached. Check your connection, then try again.'
export const noMatch = 'Nothing matches. Try other words.'
export const newestFirst = 'The latest come first. Choose one or more.'
export const wholeAddress = 'Write the whole address, such as https://example.org'
export const editLink = 'Edit link'
export const setLink = 'Add a link'
export const set = 'Add'
export const removeLink = 'Remove link'
export const address = 'Address'
export const shownWords = 'Words to show'
export const cancel = 'Cancel'
export const startArticle = 'Start writing here. Images, galleries and videos are in the toolbar above.'
export const startMailing = 'Start writing here, or insert news and events with the toolbar above.'
export const start = 'Start writing here.'
export const textOfArticle = 'Text'
export const picturesLost =
  'Images from elsewhere are not pasted. Save the image, then upload it with the Image button.'
export const toolbar = 'Writing tools'
export const moreTools = 'More tools'
export const tools = {
  item: 'News, events, campaigns, resources',
  heading: 'Heading',
  smallHeading: 'Small heading',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  orderedList: 'Numbered list',
  quote: 'Quotation',
  link: 'Link',
  image: 'Image',
  gallery: 'Gallery',
  video: 'Video',
  table: 'Table',
  undo: 'Undo',
  redo: 'Redo',
}
export const addRow = 'Add row'
export const addColumn = 'Add column'
export const deleteRow = 'Delete row'
export const deleteColumn = 'Delete column'
export const headerRow = 'Header row'
export const deleteTable = 'Delete table'
export const noVideo =
  'Paste the link of a video on YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ. Videos from elsewhere can be added as an ordinary link.'
export const noVideoTitle = 'Write the title of the video, so that readers know what will be played.'
export const editVideo = 'Edit video'
export const insertVideo = 'Insert video'
export const videoLink = 'Link of the video'
export const videoExample = 'https://youtu.be/…'
export const videoOf = (service: string) => `A video on ${service}. It is loaded only once readers press it.`
export const videoTitle = 'Title of the video'
export const still = 'Image before it is played'
export const woven = 'Without a photo, a woven cloth with a play sign is shown.'
export const useWoven = 'Use the woven cloth'
export const noWords = 'Write what can be seen, so that readers who cannot see the image understand too.'
export const alt = 'Description for those who cannot see the image'
export const altHelp = 'One sentence: who, doing what, where.'
export const decorative = 'Decoration only, needs no description'
