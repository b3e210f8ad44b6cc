export const noSuchInstitutionHere = 'Lembaga ini tidak ada, atau bukan dari region Anda. Pilih lembaga lain.'
