import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first client render, which must match; then true. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
