/** A receipt's code as people read it out: `01JD-8K3M-…`. */
export const codeInGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** The code that was typed: in any case, with or without groups, and with letters that pass for its digits. */
export const readReceiptCode = (text: string) =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
