export const fromTo = (from: string, to: string, zone: string) => `${from} sampai ${to} ${zone}`
export const dayAt = (day: string, time: string) => `${day} pukul ${time}`
export const clock = (time: string) => time.replace(':', '.')
