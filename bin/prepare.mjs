import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'

/** Installs missing packages and, if asked, builds changed sources; almost free when everything is up to date. */
export async function prepare({ build: wantsBuild = false } = {}) {
  const isReady = () => isInstalled() && (!wantsBuild || isBuilt())
  if (isReady()) return
  await withLock(async () => {
    if (!isInstalled()) await install()
    if (wantsBuild && !isBuilt()) await build()
  })
}
