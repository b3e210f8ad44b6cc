import * as words from './shared-words.id.ts'

/** Stored name of a person whose account was deleted. */
export const ERASED_NAME = 'Anggota terhapus'

/** A stored name as readers get it: what stands for people who left is in their language. */
export const shownName = (name: string): string => (name === ERASED_NAME ? words.erasedPerson : name)
