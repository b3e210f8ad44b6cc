import { execFileSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'
import type { Drill } from './drill.ts'

const ROOMY = '2G'
/** Left on a full disk for what is written between asking for its use and resizing it. */
const REST_BYTES = 4_096

const TRIES = 20

/** A disk in memory of its own. */
export type SmallDisk = {
  /** Leaves no room on it. */
  fill(): void
  /** Makes room again. */
  clear(): void
  unmount(): void
}

/** Mounts a disk on a folder, made if missing. @returns null, said in one line, where this is not allowed */
export function mountDisk({ say }: Pick<Drill, 'say'>, folder: string, size = ROOMY): SmallDisk | null {
  mkdirSync(folder, { recursive: true })
  const mount = (...options: string[]) =>
    execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'pipe' })
  const resize = (to: string) => mount('-t', 'tmpfs', '-o', `remount,size=${to}`)
  const shrink = () => {
    const { blocks, bfree, bsize } = statfsSync(folder)
    resize(String((blocks - bfree) * bsize + REST_BYTES))
  }
  try {
    mount('-t', 'tmpfs', '-o', `size=${size},mode=0711`)
  } catch (error) {
    say(
      `       left out: no disk of its own can be mounted here (${(error as Error).message.split('\n').at(-2)})`,
    )
    return null
  }
  return {
    fill() {
      // Shrinking fails where more than the rest was written since the disk was measured.
      for (let tries = 1; tries < TRIES; tries += 1)
        try {
          return shrink()
        } catch {}
      shrink()
    },
    clear: () => void resize(size),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  }
}
