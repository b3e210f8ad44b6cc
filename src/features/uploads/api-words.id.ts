export const noConsent =
  'Orang yang tampak di gambar ini tidak mengizinkan gambarnya ditampilkan. Pilih gambar lain.'
export const fileGone = 'Berkas ini tidak ada. Unggah sekali lagi.'
export const noPhoto = 'Berkas ini bukan foto JPEG, PNG, atau WebP.'
export const photoTooLarge = 'Foto ini terlalu besar. Paling besar 40 megapiksel.'
export const atMostImages = (count: number) => `Paling banyak ${count} gambar.`
export const imagesOfGallery = (least: number, most: number) =>
  `Sebuah galeri berisi ${least} sampai ${most} gambar.`
export const whichImage = (why: string, alt: string) => `${why} Gambarnya: “${alt}”.`
export const chooseFile = 'Pilih berkasnya dulu.'
export const sendAsFile = 'Kirim ini sebagai berkas.'
export const fileLargerThan = (megabytes: number) => `Berkas ini terlalu besar. Paling besar ${megabytes} MB.`
export const fieldTooLong = 'Isian ini terlalu panjang.'
