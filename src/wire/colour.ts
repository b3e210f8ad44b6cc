/** Relative luminance of a CSS hex colour, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Contrast ratio of two CSS hex colours, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The same hue in another lightness, 0 to 1, and at most so saturated. */
export function shadeOf(hex: string, lightness: number, maxSaturation = 1): string {
  const { hue, saturation } = toHsl(hex)
  return toHex(hue, Math.min(saturation, maxSaturation), lightness)
}

export const lightnessOf = (hex: string): number => toHsl(hex).lightness

const STEP = 0.0025

/** The shade of this hue nearest in lightness that passes; the colour itself if it does. */
export function nearestShade(hex: string, passes: (shade: string) => boolean): string {
  if (passes(hex)) return hex
  const { lightness } = toHsl(hex)
  for (let away = STEP; away <= 1; away += STEP)
    for (const wished of [lightness - away, lightness + away]) {
      const shade = shadeOf(hex, Math.min(1, Math.max(0, wished)))
      if (passes(shade)) return shade
    }
  throw new Error(`no shade of ${hex} passes`)
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

function toHsl(hex: string) {
  const [red, green, blue] = channelsOf(hex) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [chroma, lightness] = [most - least, (most + least) / 2]
  const sixth =
    chroma === 0
      ? 0
      : most === red
        ? ((green - blue) / chroma + 6) % 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1))
  return { hue: sixth * 60, saturation, lightness }
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
