export const device = 'Device'
export const time = 'Time'
export const deviceNamed = (name: string) =>
  name.replace(/^Perangkat lain$/, 'Another device').replace(' di ', ' on ')
