export const participants = 'lembaga partisipan'
export const membersEverywhere = 'anggota di semua lembaga'
export const regions = 'region'
export const events = 'kegiatan'
