/** Letters at the end of an order's id, which chance chose: enough to find it again at the desk. */
const LETTERS = 8

/** Short form of an order's id for donors; the desk finds the order by it. */
export const orderNumber = (orderId: string): string => orderId.slice(-LETTERS)
