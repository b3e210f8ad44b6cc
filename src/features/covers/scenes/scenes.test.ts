import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scenes } from '../scene-names.ts'
import { dyeOf } from '../seeds.ts'
import { drawScene } from './draw-scene.ts'

const seed = fc.nat({ max: 0xffffffff })
const scene = fc.constantFrom(...scenes)

/** Three seeds for each of the eight dyes. */
const seeds = Array.from({ length: 8 }, (_, dye) =>
  Array.from({ length: 400 }, (_, index) => index * 7919)
    .filter((one) => dyeOf(one) === dye)
    .slice(0, 3),
).flat()

test.each(scenes)(
  'scene %s: at most 5 KB gzipped in every dye, at the sizes of a card and of a lead',
  (name) => {
    expect(seeds).toHaveLength(24)
    for (const one of seeds)
      for (const [width, height] of [
        [640, 400],
        [1160, 430],
      ] as const) {
        const svg = drawScene({ scene: name, seed: one, width, height })
        expect(gzipSync(svg).length, `${one} ${width}x${height}`).toBeLessThanOrEqual(5 * 1024)
      }
  },
)

test('a scene is the same text each time, with finite numbers only, and cropped to the ratio asked for', () => {
  const side = fc.integer({ min: 10, max: 1600 })
  fc.assert(
    fc.property(scene, seed, side, side, (name, one, width, height) => {
      const svg = drawScene({ scene: name, seed: one, width, height })
      expect(drawScene({ scene: name, seed: one, width, height })).toBe(svg)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/)
      const [x, y, across, down] = /viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number)
      expect(x! + across!).toBeLessThanOrEqual(1200)
      expect(y! + down!).toBeLessThanOrEqual(675)
    }),
    { numRuns: 60 },
  )
})

test('a scene in two dyes never has the same ground', () => {
  for (const name of scenes) {
    const grounds = [0, 3, 6, 9, 12, 15, 18, 21].map((index) => {
      const svg = drawScene({ scene: name, seed: seeds[index]!, width: 640, height: 400 })
      return /<path fill="(#[0-9a-f]{6})"/.exec(svg)![1]
    })
    expect(new Set(grounds).size, name).toBe(8)
  }
})

test('twenty seeds give one scene twenty pictures', () => {
  for (const name of scenes) {
    const pictures = Array.from({ length: 20 }, (_, index) =>
      drawScene({ scene: name, seed: index, width: 640, height: 400 }),
    )
    expect(new Set(pictures).size, name).toBe(20)
  }
})
