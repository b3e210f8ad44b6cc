export const imageGone = 'This image no longer exists. Upload it once more.'
export const colourUnclear =
  'Write the colour as # and six digits or letters a–f, for example #1456b8, or leave this empty.'
export const uploadImageAgain = 'Upload this image once more.'
export const sentenceOrEmpty = 'Write a sentence, or leave this empty.'
export const sentenceTooLong = (count: number) => `At most ${count} letters. Please shorten this sentence.`
export const phoneOrNothing = 'Enter a telephone number, or leave this empty.'
export const whatsAppOrNothing = 'Enter a WhatsApp number, or leave this empty.'
export const leaveOneColumn = 'Leave at least one column.'
export const leaveOneLink = 'Leave at least one visible link in the main menu.'
export const noSuchStory = 'That story doesn’t exist, isn’t published, or has no quotation in it.'
export const noSuchPage = (label: string) =>
  `The page “${label}” doesn’t exist or isn’t published. Hide it or take it out first.`
export const twiceInMenu = (label: string) => `“${label}” leads to a page that is in that menu already.`
