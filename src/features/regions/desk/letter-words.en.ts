export const dutyEnded = (region: string) => `Your duty in the region ${region} has ended`
export const isClosed = (region: string) =>
  `The region ${region} has been closed, so your duty as its editor on the site has ended. Thank you. You can use your account as before.`
export const ifOtherRegion =
  'If you are to look after another region, an admin of the site will give you that duty.'
