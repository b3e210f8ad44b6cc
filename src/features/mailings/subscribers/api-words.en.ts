export const subscribesAlready = 'This address is subscribed already.'
export const refusesLetters =
  'This address refuses our letters. Check its spelling; if it is right, choose “Send again” in the list first.'
export const hasLeft = 'The owner of this address has left this list, so no invitation is sent again.'
export const canSubscribe = 'If they wish, they can subscribe themselves on the newsletter page.'
export const canImportAnew =
  'If they ask for it themselves, import the address with the new day and source of their consent.'
export const invitedToday = 'This address was invited today. The next invitation can be sent tomorrow.'
export const noAddresses = 'There are no addresses below the first row.'
export const cellCheckYear = 'tanggal: Please check the year.'
export const cellSourceTooLong = (count: number) => `asal: At most ${count} letters.`
export const reportedSpam = 'This person reported our letters as spam. Only they can subscribe again.'
export const addressOfAccount =
  'This address belongs to an account. Its data are deleted on the person’s page.'
export const isSubscribed = 'This address is still subscribed. End its subscriptions first, in all lists.'
