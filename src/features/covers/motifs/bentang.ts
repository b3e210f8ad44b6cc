import { luminance } from '#src/wire/colour.ts'
import type { Dyes } from '../families.ts'
import { between, pick, type Random } from '../prng.ts'
import { box, type Layer, range } from '../shapes.ts'

const pitch = 5
const thread = 4

type Size = { width: number; height: number }
type Role = 'main' | 'second' | 'accent' | 'dark' | 'sun'
type Weft = (role: Role, row: number, from: number, to: number) => void
type Peak = { x: number; rise: number; spread: number }

/** Bentang: a landscape woven weft by weft: sky, sun, two ridges, a ripe field, water. Fills the whole size. */
export function bentang(random: Random, dyes: Dyes, { width, height }: Size): Layer[] {
  const rows = Math.floor(height / pitch)
  const cloth: Record<Role, string> = { main: '', second: '', accent: '', dark: '', sun: '' }
  const weft: Weft = (role, row, from, to) => {
    const [left, right] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))]
    if (right > left) cloth[role] += box(left, row * pitch, right - left, thread)
  }
  const field = Math.round(rows * 0.76)
  const shore = Math.round(rows * 0.87)
  sky(weft, field, width)
  sun(weft, random, width, height)
  ridge(weft, random, 'second', { width, foot: field, rise: 0.31 * rows, peaks: 2.1 })
  ridge(weft, random, 'dark', { width, foot: field + 1, rise: 0.23 * rows, peaks: 2.4 })
  crops(weft, random, { width, from: field, to: shore })
  water(weft, random, { width, from: shore, to: rows })
  const colours = { ...dyes, sun: luminance(dyes.accent) < luminance(dyes.dark) ? dyes.main : dyes.accent }
  return (['second', 'sun', 'dark', 'accent', 'main'] as const).map((role) => ({
    colour: colours[role],
    d: cloth[role],
  }))
}

function sky(weft: Weft, foot: number, width: number) {
  for (const row of range(0, foot)) if (row % 5 === 0) weft('second', row, 0, width)
}

function sun(weft: Weft, random: Random, width: number, height: number) {
  const radius = Math.min(56, 0.15 * height, 0.12 * width)
  const [x, y] = [between(random, 0.36, 0.66) * width, 0.29 * height]
  for (const row of range(Math.ceil((y - radius) / pitch), Math.ceil((y + radius) / pitch))) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - ((row + 0.5) * pitch - y) ** 2))
    if (half > 6) weft('sun', row, x - half + between(random, -4, 4), x + half + between(random, -4, 4))
  }
}

type Ridge = { width: number; foot: number; rise: number; peaks: number }

/** Peaks with the hollow slopes of volcanoes; a piece of thread stands loose beside some row ends. */
function ridge(weft: Weft, random: Random, role: Role, { width, foot, rise, peaks }: Ridge) {
  const space = width / peaks
  const summits: Peak[] = range(-1, Math.ceil(peaks) + 1).map((index) => ({
    x: (index + between(random, 0.15, 0.85)) * space,
    rise: rise * between(random, 0.6, 1),
    spread: space * between(random, 0.26, 0.38),
  }))
  const heightAt = (x: number) =>
    Math.max(...summits.map((peak) => peak.rise / (1 + (Math.abs(x - peak.x) / peak.spread) ** 1.5)))
  for (const row of range(foot - Math.floor(rise), foot)) {
    for (const [from, to] of runsWhere((x) => heightAt(x) >= foot - row, width)) {
      const [left, right] = [from + between(random, -9, 9), to + between(random, -9, 9)]
      weft(role, row, left, right)
      if (random() < 0.16) weft(role, row, right + 9, right + between(random, 16, 30))
      if (random() < 0.16) weft(role, row, left - between(random, 16, 30), left - 9)
    }
  }
}

function runsWhere(isInside: (x: number) => boolean, width: number): [number, number][] {
  const step = 4
  const found: [number, number][] = []
  for (const index of range(-8, Math.ceil(width / step) + 8)) {
    if (!isInside(index * step)) continue
    const last = found.at(-1)
    if (last?.[1] === index * step) last[1] += step
    else found.push([index * step, (index + 1) * step])
  }
  return found
}

type Strip = { width: number; from: number; to: number }

/** The ripe field: a mound on the skyline, whole wefts below it with gaps, one dark furrow. */
function crops(weft: Weft, random: Random, { width, from, to }: Strip) {
  const mound = between(random, 0.3, 0.7) * width
  const reach = Math.min(230, 0.3 * width)
  for (const [lift, share] of [
    [3, 0.34],
    [2, 0.62],
    [1, 1],
  ] as const) {
    broken(weft, random, 'accent', from - lift, mound - share * reach, mound + share * reach)
  }
  const furrow = from + pick(random, [2, 3])
  for (const row of range(from, to)) {
    weft('dark', row, 0, width)
    if (row !== furrow) broken(weft, random, 'accent', row, 0, width)
  }
}

function water(weft: Weft, random: Random, { width, from, to }: Strip) {
  const bank = between(random, 0.25, 0.7) * width
  weft('second', from, 0, width)
  broken(weft, random, 'main', from, bank, width)
  for (const row of range(from + 1, to)) weft((row - from) % 3 === 0 ? 'second' : 'main', row, 0, width)
}

/** A weft with up to three gaps near its ends, as in tapestry where two colours meet. */
function broken(weft: Weft, random: Random, role: Role, row: number, from: number, to: number) {
  let left = from
  const shares = [between(random, 0.04, 0.2), between(random, 0.7, 0.85), between(random, 0.88, 0.97)]
  for (const share of shares) {
    if (random() < 0.45) continue
    const gapAt = from + share * (to - from)
    weft(role, row, left, gapAt)
    left = gapAt + between(random, 9, 18)
  }
  weft(role, row, left, to)
}
