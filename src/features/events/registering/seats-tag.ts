/** What readers' answers that say how many seats are left are stored under. */
export const SEATS = 'event-seats'
