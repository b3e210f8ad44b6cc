import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { alone } from './lock.mjs'

/** Installs what is missing and, if asked, builds what has changed; does next to nothing when all is there. */
export async function prepare({ build: wantsBuild = false } = {}) {
  const isReady = () => isInstalled() && (!wantsBuild || isBuilt())
  if (isReady()) return
  await alone(async () => {
    if (!isInstalled()) await install()
    if (wantsBuild && !isBuilt()) await build()
  })
}
