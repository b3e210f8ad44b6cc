import { isScene, type Scene } from './scene-names.ts'

/** The scene that a file of the demo names; undefined for the one that follows from its title. */
export function namedScene({ scene }: Record<string, string>): Scene | undefined {
  if (!scene) return undefined
  if (!isScene(scene)) throw new Error(`No scene has the name ${scene}`)
  return scene
}
