/** Stored name of a person whose account was deleted. */
export const ERASED_NAME = 'Anggota terhapus'
