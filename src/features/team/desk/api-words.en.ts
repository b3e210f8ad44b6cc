export const describePerson =
  'Describe who can be seen, so that people who don’t see the photo understand it too.'
export const chooseTheirRegion = 'Choose the region they look after.'
