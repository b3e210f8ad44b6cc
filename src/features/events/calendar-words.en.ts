export const events = (site: string) => `Events of ${site}`
export const eventsOfRegion = (region: string, site: string) => `Events in the ${region} region – ${site}`
