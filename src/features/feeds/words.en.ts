export const newsOfRegion = (region: string) => `News from the ${region} region`
export const aboutRegion = (region: string) => `News from the institutions in the ${region} region`
