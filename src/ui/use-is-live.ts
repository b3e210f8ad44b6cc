import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the browser's first drawing, which must be the same; then true. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
