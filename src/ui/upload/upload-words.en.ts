export const unreadable = 'This file is no readable photo. Choose a photo in JPEG, PNG or WebP.'
export const unsent = {
  photo: 'The photo has not been sent. Check your connection, then try again.',
  file: 'The file has not been sent. Check your connection, then try again.',
}
export const sessionEnded = {
  photo: 'Your session has ended. Log in again, then send this photo once more.',
  file: 'Your session has ended. Log in again, then send this file once more.',
}
export const limitReached = 'Today’s limit of uploads has been reached. Please try again tomorrow.'
