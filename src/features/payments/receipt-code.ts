/** Receipt code in groups for reading out: `01JD-8K3M-…`. */
export const codeInGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Parses a typed code: any case, with or without groups, letters that look like digits. */
export const readReceiptCode = (text: string) =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
