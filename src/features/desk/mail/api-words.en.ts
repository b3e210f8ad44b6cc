export const testLinkUnknown = 'We do not know this link. Copy all of it from the test letter.'
