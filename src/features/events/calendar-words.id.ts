export const events = (site: string) => `Acara ${site}`
export const eventsOfRegion = (region: string, site: string) => `Acara region ${region} – ${site}`
