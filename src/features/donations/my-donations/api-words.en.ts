export const keyMissing = 'Paste the key from the e-mail.'
export const keyIncomplete = 'This key is not complete. Copy all of it from the e-mail.'
