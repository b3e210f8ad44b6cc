export const news = 'News'
export const aboutNews = 'Liputan, cerita lapangan, dan pernyataan resmi'
export const lead = 'Kabar dari setiap region: liputan, cerita lapangan, dan pernyataan resmi jaringan.'
export const ofRegion = (title: string) => `Region ${title}`
export const titleOfPage = (title: string, page: number) => `${title}, halaman ${page}`
export const searchedIn = (q: string, title: string) => `“${q}” di ${title}`
export const wholeNetwork = 'Lihat kabar dari seluruh jaringan'
export const categories = 'Kategori berita'
export const searchNews = 'Cari judul atau isi berita'
/** Noun of the rows. */
export const items = 'berita'
export const newsOf = (origin: string) => `Berita ${origin}`
export const all = 'Semua'
export const readAlso = 'Baca juga'
export const allOf = (category: string) => `Semua ${category.toLowerCase()}`
export const newsNoun = 'berita'
export const shareHeading = 'Berita'
export const categoriesTab = 'Kategori berita'
export const oneCategory = 'kategori berita'
export const aboutFeed = 'Kabar dari setiap region: liputan, cerita lapangan, dan pernyataan resmi jaringan.'
