/** A stored name of a device: “Chrome di Android”, “Perangkat lain”. */
export const deviceNamed = (stored: string) => stored
