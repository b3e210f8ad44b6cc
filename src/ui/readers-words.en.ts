export const enlargeImage = 'Enlarge the image'
export const playOn = (service: string) =>
  `Play on ${service}; once you press it, ${service} receives your internet address.`
