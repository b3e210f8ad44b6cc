/** Origins of the players, which pages may frame once a reader has asked for a video. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

const YOUTUBE =
  /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|(?:shorts|live|embed)\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]\S*)?$/i
const VIMEO =
  /^(?:https?:\/\/)?(?:(?:www|player)\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?(?:\/?[?#]\S*)?$/i
/** Code of a Vimeo video that is not listed, as its player's address has it. */
const VIMEO_CODE = /[?&]h=([\da-f]{6,20})(?:[&#]|$)/i

/** The one address by which a pasted link to a video of YouTube or Vimeo is stored; null for any other text. */
export function videoAddress(pasted: string): string | null {
  const link = pasted.trim()
  const id = YOUTUBE.exec(link)?.[1]
  if (id) return `https://www.youtube.com/watch?v=${id}`
  const found = VIMEO.exec(link)
  if (!found) return null
  const code = found[2] ?? VIMEO_CODE.exec(link)?.[1]
  return `https://vimeo.com/${found[1]}${code ? `/${code}` : ''}`
}

export type Video = { service: 'YouTube' | 'Vimeo'; player: string }

/** Service and player of a video by its stored address; null for any other address. */
export function videoAt(address: string): Video | null {
  if (videoAddress(address) !== address) return null
  const [, id, code] = /(?:v=|com\/)([\w-]+)(?:\/(\w+))?$/.exec(address)!
  if (address.startsWith('https://www.youtube.com/'))
    return { service: 'YouTube', player: `${videoPlayers[0]}/embed/${id}?autoplay=1&rel=0` }
  return {
    service: 'Vimeo',
    player: `${videoPlayers[1]}/video/${id}?autoplay=1&dnt=1${code ? `&h=${code}` : ''}`,
  }
}
