declare module '@svg-maps/indonesia' {
  const map: { viewBox: string; locations: { id: string; name: string; path: string }[] }
  export default map
}
