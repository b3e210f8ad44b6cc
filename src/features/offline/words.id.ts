export const offline = 'Anda sedang luring'
export const notVisited =
  'Halaman ini belum pernah Anda buka di perangkat ini. Periksa sambungan, lalu muat ulang.'
export const reload = 'Muat ulang'
