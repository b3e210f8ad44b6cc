export const region = 'Region'
export const regionNamed = (name: string) => `Region ${name}`
export const participants = (count: number) => `${count} partisipan`
