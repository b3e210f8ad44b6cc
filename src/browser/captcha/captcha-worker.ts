import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a puzzle; answers null where this browser cannot, as on pages without https. */
self.onmessage = async ({ data }) => {
  self.postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null))
}
