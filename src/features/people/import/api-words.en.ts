export const nobodyBelow = 'There is nobody below the first row.'
export const isNotInvited = (state: string) =>
  `keadaan: “${state}” is not invited. Take this row out, or leave the column empty.`
export const noneNamed = (column: string, name: string) => `${column}: There is none named “${name}”.`
export const invitationOver =
  'This invitation is no longer valid. Ask the secretariat to send it again, or register yourself.'
export const invitationUsed = 'This invitation has been used already. Please log in.'
export const phoneMissing = 'Please enter a mobile number.'
