/** Of a row's picture, CSS px. */
export const rowPicture = { width: 208, height: 208 }
