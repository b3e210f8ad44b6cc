export const describePerson = 'Tulis siapa yang terlihat, supaya yang tidak melihat foto ikut mengerti.'
export const chooseTheirRegion = 'Pilih region yang diurusnya.'
