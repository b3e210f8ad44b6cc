export const chooseTopic = 'Choose a topic.'
export const authorMissing = 'Enter the author’s name.'
