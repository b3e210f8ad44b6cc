export const positionMissing = 'Enter the position.'
export const aboutMissing = 'Write about the person.'
export const institutionMissing = 'Enter the institution.'
export const numberMissing = 'Enter the number.'
