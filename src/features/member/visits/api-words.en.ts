export const pageAddressUnclear = 'Enter the address of the page, for example /news.'
export const pageTitleMissing = 'Enter the title of the page.'
