export const blog = 'Blog'
export const aboutBlog = 'Tulisan pribadi dari orang-orang di jaringan'
export const lead =
  'Catatan pribadi para pekerja dan relawan jaringan: yang dipelajari, diragukan, dan disyukuri.'
export const blogOn = (theme: string) => `Blog: ${theme}`
export const titleOfPage = (title: string, page: number) => `${title}, halaman ${page}`
export const searchedIn = (q: string, title: string) => `“${q}” di ${title}`
export const themes = 'Tema blog'
export const searchPosts = 'Cari judul atau isi tulisan'
/** Noun of the rows. */
export const posts = 'tulisan'
export const all = 'Semua'
export const otherVoices = (theme: string) => `Suara lain tentang ${theme.toLowerCase()}`
export const allOnTheme = 'Semua di tema ini'
export const blogPost = 'blog'
export const oneTheme = 'tema blog'
export const aboutFeed =
  'Catatan pribadi para pekerja dan relawan jaringan: yang dipelajari, diragukan, dan disyukuri.'
export const aboutExport = 'Tulisan blog Anda dengan semua versi teksnya'
