/** Session storage of this tab, or local storage of this device; a function, since access alone may throw. */
export type Area = () => Storage
export const tab: Area = () => sessionStorage
export const device: Area = () => localStorage

/** A stored text; null where there is none, or where the browser stores nothing. */
export const readStored = (area: Area, key: string): string | null => attempt(() => area().getItem(key), null)

/** @returns false if nothing can be stored: the storage is full or forbidden */
export const writeStored = (area: Area, key: string, text: string): boolean =>
  attempt(() => {
    area().setItem(key, text)
    return true
  }, false)

/** @returns false if the storage is forbidden */
export const deleteStored = (area: Area, key: string): boolean =>
  attempt(() => {
    area().removeItem(key)
    return true
  }, false)

export const listStored = (area: Area, prefix: string): string[] =>
  attempt(() => Object.keys(area()).filter((key) => key.startsWith(prefix)), [])

/** Pages work without storage, so a failure is an answer. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run()
  } catch {
    return otherwise
  }
}
