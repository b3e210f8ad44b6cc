export const oneForFaq = 'Tulis 1 untuk tanya jawab umum saja.'
