export const takeOverFirst = (name: string) => `Sedang ditinjau ${name}. Ambil alih dulu tinjauannya.`
export const ownInstitutionOrNone = 'Pilih lembaga Anda sendiri, atau tanpa lembaga.'
export const isReviewedBy = (name: string) => `Sedang ditinjau ${name}.`
export const waitsForNoReview = 'Tulisan ini tidak menunggu tinjauan.'
export const chooseTimeAhead = 'Pilih tanggal dan jam yang belum lewat.'
