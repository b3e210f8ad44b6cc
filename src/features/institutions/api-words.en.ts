export const noSuchInstitutionHere =
  'This institution doesn’t exist, or is not of your region. Choose another one.'
