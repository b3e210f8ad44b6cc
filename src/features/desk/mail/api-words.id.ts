export const testLinkUnknown = 'Tautan ini tidak dikenal. Salin seluruhnya dari surat uji.'
