export const chooseAnswer = 'Choose an answer.'
export const descriptionTooLong = 'The description can have at most 500 letters.'
export const beginningMissing = 'Enter the beginning of the name.'
export const twoLettersNeeded = 'Enter at least two letters.'
