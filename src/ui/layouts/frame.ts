import { createContext } from 'react'

/** Classes of the element around a public page: its first occurrence in a document is where the frame begins. */
export const frameClass = 'relative flex min-h-dvh flex-col max-md:pb-17.5'

/** True while the server renders a page whose bars and footer it has rendered before (`platform/render/frames.ts`). */
export const FrameIsKnown = createContext(false)
