export const fromFirstPage = 'Please start again from the first page.'
