import * as words from './api-words.id.ts'
import { ERASED_NAME } from './erased-name.ts'

/** A stored name as readers get it: what stands for people who left is in their language. */
export const shownName = (name: string): string => (name === ERASED_NAME ? words.erasedPerson : name)
