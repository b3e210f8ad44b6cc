export const chooseRecipients = 'Choose the list of recipients.'
export const chooseEvent = 'Choose an event.'
export const chooseLabel = 'Choose a label.'
export const listStays =
  'This newsletter has been sent, so its list stays. For another list, copy it to a new newsletter.'
export const secretariatChooses = 'Only the secretariat chooses recipients by this. Please leave it empty.'
export const notInYourRegion = 'What you chose is not in your region. Choose another, or leave this empty.'
export const noLongerThere = 'What you chose no longer exists. Choose another, or leave this empty.'
export const noSuchList = 'This list no longer exists. Choose another one.'
export const chooseListOfRegion = 'Choose a list of your region.'
export const mailingIsNeeded =
  'A newsletter that was sent or is scheduled can’t be deleted. Cancel its schedule, or take it out of the archive.'
