export const guideTitle = (title: string) => `Panduan: ${title}`
export const guideOfDesk = 'Panduan meja kerja.'
export const allChapters = 'Semua bab'
export const onThisPage = 'Di halaman ini'
