export const regions = 'Region'
export const aboutRegions = 'Lembaga, pengurus, dan kegiatan di setiap wilayah'
export const donations = 'Donasi'
export const aboutDonations = 'Kampanye yang sedang dibuka, dan cara memberi'
export const searchSite = 'Cari di situs'
export const searchedFor = (q: string) => `“${q}” di seluruh situs`
export const searchLabel = 'Cari berita, acara, bahan, atau lembaga'
export const kindsOfContent = 'Jenis isi'
/** Noun of the rows. */
export const results = 'hasil'
export const all = 'Semua'
export const resultsByKind = 'Hasil per jenis'
export const correctedBefore = 'Menampilkan hasil untuk'
export const correctedAfter = '.'
export const searchExactly = (q: string) => `Cari persis “${q}”`
export const noResultsOnPage = 'Belum ada hasil di halaman ini'
export const toFirstPage = 'Ke halaman pertama'
export const bestOnFirstPage = 'Hasil yang paling cocok ada di halaman pertama.'
export const nothingAbout = (q: string) => `Belum ada isi tentang “${q}”`
export const searchAllKinds = 'Cari di semua jenis'
export const clearSearch = 'Hapus pencarian'
export const maybeOtherKind = 'Mungkin ada di jenis isi yang lain.'
export const tryCommonWords = 'Coba kata yang lebih umum, atau lebih sedikit kata.'
export const orStartHere = 'Atau mulai dari sini'
