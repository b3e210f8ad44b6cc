export const device = 'Perangkat'
export const time = 'Waktu'
/** Name of a device as `deviceOf` makes it. */
export const deviceNamed = (name: string) => name
