export const proofInOtherRow = 'bukti: Another row has this number.'
export const proofOfOther = (order: string) => `bukti: Another gift has this number (${order}).`
export const proofWasDeclined =
  'bukti: A gift with this number was recorded before, then declined or corrected. If the money is really there, record it singly.'
export const stateIsNotReceived = (state: string) =>
  `keadaan: “${state}” is not a gift that was received. Take this row out of the list.`
export const refundSingly = 'dikembalikan: Refunded gifts are recorded singly.'
export const isSimulated = 'simulasi: A simulated gift brings no money. Take this row out of the list.'
export const targetUnclear = 'Write umum, region: …, lembaga: …, or kampanye: ….'
export const nameIsAmbiguous = 'There is more than one of this name.'
export const noSuchName = 'There is none of this name.'
export const row = (line: number, fault: string) => `Row ${line}: ${fault}`
export const noGifts = 'There are no gifts below the first row.'
