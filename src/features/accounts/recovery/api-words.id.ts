export const resetLinkUnknown =
  'Tautan ini tidak berlaku. Mungkin ada e-mail yang lebih baru: buka yang terbaru, atau minta tautan baru.'
export const resetLinkUsed = 'Tautan ini sudah dipakai. Silakan login, atau minta tautan baru.'
export const resetLinkOver = 'Tautan ini sudah lewat 60 menit. Silakan minta tautan baru.'
