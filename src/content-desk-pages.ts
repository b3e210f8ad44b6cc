import type { RouteObject } from 'react-router'
import { deskPaths } from './urls/desk-paths.ts'
import { patternOf } from './urls/pattern-of.ts'

type Screen = (path: string, module: string) => RouteObject

/** Screens of the secretariat about what the site shows, besides those of each kind (`kind-pages.ts`). */
export const contentDeskPages = (screen: Screen): RouteObject[] => [
  screen(patternOf(deskPaths.registrations, 'id'), 'events/desk/registrations/registrations-screen'),
  screen(patternOf(deskPaths.newRegistration, 'id'), 'events/desk/registrations/new-registration-screen'),
  screen(patternOf(deskPaths.checkIn, 'id'), 'events/desk/registrations/check-in-screen'),
  screen(deskPaths.downloads, 'downloads/desk/download-list-screen'),
  screen(deskPaths.newDownload, 'downloads/desk/new-download-screen'),
  screen(patternOf(deskPaths.download, 'id'), 'downloads/desk/download-screen'),
  screen(patternOf(deskPaths.downloadLog, 'id'), 'downloads/desk/download-log-screen'),
  screen(deskPaths.media, 'media/media-screen'),
  screen(patternOf(deskPaths.picture, 'id'), 'media/picture-screen'),
  screen(deskPaths.categories, 'categories/categories-screen'),
  screen(patternOf(deskPaths.categoriesOf, 'kind'), 'categories/categories-screen'),
  screen(patternOf(deskPaths.category, 'kind', 'id'), 'categories/category-screen'),
]
