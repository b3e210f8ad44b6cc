export const enlargeImage = 'Perbesar gambar'
export const playOn = (service: string) =>
  `Putar di ${service}; setelah ditekan, ${service} menerima alamat internet Anda.`
