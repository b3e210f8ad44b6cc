import { globSync, readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as simple from 'simple-icons'
import { expect, test } from 'vitest'
import type { IconName } from './icon.tsx'

const stroked = {
  archive: lucide.Archive,
  'arrow-down': lucide.ArrowDown,
  'arrow-left': lucide.ArrowLeft,
  'arrow-right': lucide.ArrowRight,
  'arrow-up': lucide.ArrowUp,
  bell: lucide.Bell,
  bold: lucide.Bold,
  'book-open': lucide.BookOpen,
  building: lucide.Building,
  calendar: lucide.Calendar,
  'calendar-clock': lucide.CalendarClock,
  'calendar-heart': lucide.CalendarHeart,
  'calendar-plus': lucide.CalendarPlus,
  camera: lucide.Camera,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-right': lucide.ChevronRight,
  circle: lucide.Circle,
  'circle-alert': lucide.CircleAlert,
  'circle-check': lucide.CircleCheck,
  'circle-dot': lucide.CircleDot,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  'cloud-off': lucide.CloudOff,
  copy: lucide.Copy,
  download: lucide.Download,
  ellipsis: lucide.Ellipsis,
  'external-link': lucide.ExternalLink,
  eye: lucide.Eye,
  'eye-off': lucide.EyeOff,
  flag: lucide.Flag,
  globe: lucide.Globe,
  'grip-vertical': lucide.GripVertical,
  'hand-coins': lucide.HandCoins,
  'heading-2': lucide.Heading2,
  'heading-3': lucide.Heading3,
  house: lucide.House,
  image: lucide.Image,
  'image-up': lucide.ImageUp,
  images: lucide.Images,
  inbox: lucide.Inbox,
  info: lucide.Info,
  italic: lucide.Italic,
  landmark: lucide.Landmark,
  'layout-dashboard': lucide.LayoutDashboard,
  link: lucide.Link,
  list: lucide.List,
  'list-ordered': lucide.ListOrdered,
  lock: lucide.Lock,
  'log-in': lucide.LogIn,
  'log-out': lucide.LogOut,
  mail: lucide.Mail,
  map: lucide.Map,
  'map-pin': lucide.MapPin,
  megaphone: lucide.Megaphone,
  menu: lucide.Menu,
  'message-square-plus': lucide.MessageSquarePlus,
  'message-square-text': lucide.MessageSquareText,
  newspaper: lucide.Newspaper,
  'pencil-line': lucide.PencilLine,
  phone: lucide.Phone,
  plus: lucide.Plus,
  printer: lucide.Printer,
  quote: lucide.Quote,
  'redo-2': lucide.Redo2,
  'rotate-cw': lucide.RotateCw,
  rss: lucide.Rss,
  scale: lucide.Scale,
  'scroll-text': lucide.ScrollText,
  search: lucide.Search,
  send: lucide.Send,
  'shield-alert': lucide.ShieldAlert,
  table: lucide.Table,
  'triangle-alert': lucide.TriangleAlert,
  'undo-2': lucide.Undo2,
  user: lucide.User,
  'user-plus': lucide.UserPlus,
  users: lucide.Users,
  video: lucide.Video,
  x: lucide.X,
}
const filled = {
  'brand-facebook': simple.siFacebook,
  'brand-instagram': simple.siInstagram,
  'brand-whatsapp': simple.siWhatsapp,
  'brand-x': simple.siX,
  'brand-youtube': simple.siYoutube,
}
/** A compile error occurs here when a name of the union is missing above. */
const names = Object.keys({ ...stroked, ...filled } satisfies Record<IconName, unknown>)

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')

test.each(Object.entries(stroked))('the sprite draws %s as lucide does', (name, icon) => {
  const nodes = renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>')
  expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24">${nodes}</symbol>`)
})

test.each(Object.entries(filled))('the sprite draws %s as simple-icons does, filled', (name, { path }) => {
  expect(sprite).toContain(
    `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor" stroke="none"><path d="${path}"/></symbol>`,
  )
})

test('the sprite has the icons that pages may name, each once, and no other', () => {
  expect([...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual(names.sort())
})

test('each icon is shown somewhere', () => {
  const source = new URL('../', import.meta.url)
  const code = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) =>
    readFileSync(new URL(file, source), 'utf8'),
  )
  const shown = new Set(
    [...code.join().matchAll(/(?:<Icon\s+name=|\bicon: )["']([\w-]+)["']/g)].map(([, name]) => name),
  )
  expect(names.filter((name) => !shown.has(name))).toEqual([])
})
