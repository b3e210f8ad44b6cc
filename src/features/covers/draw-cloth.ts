import { drawCover, isMotif } from './draw-cover.ts'
import { type CoverFamily, coverFamilies } from './families.ts'
import { isScene } from './scene-names.ts'
import { drawScene } from './scenes/draw-scene.ts'
import { familyOf } from './seeds.ts'

export type NamedCloth = { name: string; seed: number; width: number; height: number }

/**
 * Draws the cloth of a name as addresses have it: a scene, a dye family, a family with a motif, or a
 * scene as plain cloth (`perahu-polos`). @returns undefined for another name
 */
export function drawCloth({ name, ...rest }: NamedCloth): string | undefined {
  const [family = '', motif] = name.split('-')
  if (isScene(family)) {
    if (motif === undefined) return drawScene({ ...rest, scene: family })
    return motif === 'polos' ? drawCover({ ...rest, family: familyOf(rest.seed), motif }) : undefined
  }
  if (!Object.hasOwn(coverFamilies, family)) return undefined
  const cloth = { ...rest, family: family as CoverFamily }
  if (motif === undefined) return drawCover(cloth)
  return isMotif(motif) ? drawCover({ ...cloth, motif }) : undefined
}
