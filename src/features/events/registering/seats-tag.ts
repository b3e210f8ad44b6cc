/** Cache tag of readers' answers that contain the number of free seats. */
export const SEATS = 'event-seats'
