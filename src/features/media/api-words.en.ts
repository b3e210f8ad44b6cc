export const whoIsShown = 'Enter who or what is shown.'
export const consentDayMissing = 'Enter the day on which the people shown gave their consent.'
