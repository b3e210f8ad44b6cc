import { chance, randomFrom } from '../prng.ts'
import type { Scene } from '../scene-names.ts'
import { dyeOf } from '../seeds.ts'
import type { Point } from '../shapes.ts'
import type { Canvas } from './canvas.ts'
import { drawRain } from './canvas.ts'
import { dapur } from './dapur.ts'
import { drawLoom } from './draw-loom.ts'
import { days, evenings, hours, type SceneDyes } from './dyes.ts'
import { forestDyes, hutan } from './hutan.ts'
import { kampung, villageDyes } from './kampung.ts'
import { ladang } from './ladang.ts'
import { HEIGHT, Loom, WIDTH } from './loom.ts'
import { mataair } from './mataair.ts'
import { perahu } from './perahu.ts'
import { rusun } from './rusun.ts'
import { schoolDyes, sekolah } from './sekolah.ts'

/** Each draws a scene, and returns the middle of what must not be cropped. */
const drawings: Record<Scene, (canvas: Canvas) => Point> = {
  perahu,
  ladang,
  mataair,
  hutan,
  kampung,
  sekolah,
  dapur,
  rusun,
}

/** Dyes of a scene's own. */
const ownDyes: Partial<Record<Scene, Record<number, Partial<SceneDyes>>>> = {
  hutan: forestDyes,
  kampung: villageDyes,
  sekolah: schoolDyes,
}

export type SceneCover = { scene: Scene; seed: number; width: number; height: number }

/** A woven scene as a complete SVG document, width and height in CSS px; it is cropped to their ratio. */
export function drawScene({ scene, seed, width, height }: SceneCover): string {
  const random = randomFrom(~seed)
  const day = dyeOf(seed)
  const dyes = scene === 'dapur' ? evenings[day]! : { ...days[day]!, ...ownDyes[scene]?.[day] }
  const isNight = scene === 'dapur' || hours[Math.floor(day / 2)] === 'malam'
  const canvas = { loom: new Loom(random), random, dyes, isNight, isWet: chance(random, 0.15) }
  const subject = drawings[scene](canvas)
  const rain = canvas.isWet ? drawRain(canvas, `hujan-${scene}-${seed.toString(36)}`) : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${cropOf(subject, width / height)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `${drawLoom(canvas.loom, dyes.sky)}${rain}</svg>`
  )
}

/** The largest part of a scene with this ratio, around its subject. */
function cropOf([x, y]: Point, ratio: number): string {
  const width = Math.min(WIDTH, Math.round(HEIGHT * ratio))
  const height = Math.min(HEIGHT, Math.round(WIDTH / ratio))
  const start = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(whole - length, Math.max(0, middle - length / 2)))
  return `${start(x, width, WIDTH)} ${start(y, height, HEIGHT)} ${width} ${height}`
}
