export const copyLink = 'Copy the whole link from our letter.'
export const reloadAndRetry = 'Please reload this page, then try again.'
export const chooseDay = 'Choose a day from 1 to 31.'
export const chooseState = 'Choose active, paused or stopped.'
