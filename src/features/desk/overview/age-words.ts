const HOUR = 3_600_000

/** Age in words: "kurang dari sejam", "5 jam", "3 hari". @param now ISO, the server's clock */
export function ageWords(since: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(since)) / HOUR)
  if (hours < 1) return 'kurang dari sejam'
  return hours < 48 ? `${hours} jam` : `${Math.floor(hours / 24)} hari`
}
