export const takeOverFirst = (name: string) => `${name} is reviewing this. Take the review over first.`
export const ownInstitutionOrNone = 'Choose your own institution, or none.'
export const isReviewedBy = (name: string) => `${name} is reviewing this.`
export const waitsForNoReview = 'This item isn’t waiting for review.'
export const chooseTimeAhead = 'Choose a date and time that lie ahead.'
