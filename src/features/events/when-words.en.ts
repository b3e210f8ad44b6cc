export const fromTo = (from: string, to: string, zone: string) => `${from} to ${to} ${zone}`
export const dayAt = (day: string, time: string) => `${day} at ${time}`
export const clock = (time: string) => time
