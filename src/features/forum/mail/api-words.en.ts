export const keyUnknown =
  'We do not know this link. Copy all of it from the letter, or choose on the Privacy page.'
