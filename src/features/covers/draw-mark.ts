/** The woven mark of the site as an icon: warp blue, weft orange. */
export const drawMark = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><g transform="rotate(-45 20 20)"><path fill="#1456b8" d="M14.6 16.6h10.8v6.8H14.6zM5.4 7.4h10.8v6.8H5.4zM23.8 7.4h10.8v6.8H23.8zM5.4 25.8h10.8v6.8H5.4zM23.8 25.8h10.8v6.8H23.8z"/><path fill="#f28a1e" d="M16.6 5.4h6.8v10.8h-6.8zM7.4 14.6h6.8v10.8H7.4zM25.8 14.6h6.8v10.8h-6.8zM16.6 23.8h6.8v10.8h-6.8z"/></g></svg>'
