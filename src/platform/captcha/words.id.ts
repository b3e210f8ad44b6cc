export const missing = 'Pastikan dulu bahwa Anda bukan robot, lalu kirim lagi.'
export const wrong = 'Pemeriksaan bahwa Anda bukan robot perlu diulang. Kirim sekali lagi.'
