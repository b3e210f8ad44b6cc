export const keyUnknown = 'Tautan ini tidak dikenal. Salin seluruhnya dari surat, atau tulis kepada kami.'
