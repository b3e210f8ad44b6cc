export const region = 'Region'
export const regionNamed = (name: string) => `Region ${name}`
export const participants = (count: number) => `${count} partisipan`
export const institution = 'Lembaga'
export const ownInstitution = 'Lembaga saya'
export const noInstitution = 'Bukan dari satu lembaga'
export const regionNoun = 'region'
