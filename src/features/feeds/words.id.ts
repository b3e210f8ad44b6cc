export const newsOfRegion = (region: string) => `Berita region ${region}`
export const aboutRegion = (region: string) => `Kabar dari lembaga-lembaga di region ${region}`
