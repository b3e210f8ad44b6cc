/** Papers of donors, in the language of this instance. */
export { presentGoodsPaper } from './present-goods.ts'
export { presentReceiptPaper } from './present-receipt.ts'
export { presentStatement } from './present-statement.ts'
