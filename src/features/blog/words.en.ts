export const blog = 'Blog'
export const aboutBlog = 'Personal posts by people of the network'
export const lead =
  'Personal notes by workers and volunteers of the network: what they learn, doubt and give thanks for.'
export const blogOn = (theme: string) => `Blog: ${theme}`
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`
export const searchedIn = (q: string, title: string) => `“${q}” in ${title}`
export const themes = 'Blog themes'
export const searchPosts = 'Search titles or text'
/** Noun of the rows. */
export const posts = 'posts'
export const all = 'All'
export const otherVoices = (theme: string) => `Other voices on ${theme.toLowerCase()}`
export const allOnTheme = 'All on this theme'
export const blogPost = 'blog post'
export const oneTheme = 'blog theme'
export const aboutFeed =
  'Personal notes of workers and volunteers of the network: what they learned, what they doubt, what they are thankful for.'
export const aboutExport = 'Your blog posts, with all versions of their text'
