export const fromFirstPage = 'Mulai lagi dari halaman pertama.'
