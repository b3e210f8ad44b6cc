/** Domain of a sender, written `name@domain` or `Words <name@domain>`. */
export const senderDomain = (from: string): string => from.split('@').at(-1)!.replace('>', '')
