export const notItsAddress = 'This is not the address of this account.'
export const emailOfOther = 'Another account uses this address. Please merge the two accounts.'
export const atMost100Regions = 'At most 100 regions.'
export const emailOfPersonMissing = 'Enter this person’s e-mail address.'
export const noAccountNumbered = (id: number) => `There is no account with the number ${id}.`
