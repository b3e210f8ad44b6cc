/** Size of a row's picture in CSS px. */
export const rowPicture = { width: 208, height: 208 }
