import { expect, test } from 'vitest'
import { videoAddress, videoAt } from '#src/wire/video.ts'
import { readersHtml } from './readers-html.ts'

const name = `/images/${'0a'.repeat(16)}.jpg`
const picture = `<img src="${name}" alt="Panen" width="800" height="500" />`

test('videoAddress: known links of YouTube and Vimeo come to one address, all else to none', () => {
  for (const link of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ' http://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42 ',
    'youtu.be/dQw4w9WgXcQ?si=abc',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    expect(videoAddress(link), link).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(videoAddress('https://vimeo.com/76979871')).toBe('https://vimeo.com/76979871')
  expect(videoAddress('https://vimeo.com/channels/staffpicks/76979871')).toBe('https://vimeo.com/76979871')
  for (const link of [
    'vimeo.com/76979871/abcdef12',
    'https://player.vimeo.com/video/76979871?h=abcdef12&x=1',
  ])
    expect(videoAddress(link), link).toBe('https://vimeo.com/76979871/abcdef12')
  for (const link of [
    'https://lain.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com.lain.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@jejaring',
    'https://youtu.be/dQw4w9WgXcQQ',
    'javascript:youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/jejaring',
    '',
  ])
    expect(videoAddress(link), link).toBeNull()
})

test('videoAt: the player is of the host without cookies, or told not to track', () => {
  expect(videoAt('https://www.youtube.com/watch?v=dQw4w9WgXcQ')?.player).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  )
  expect(videoAt('https://vimeo.com/76979871/abcdef12')?.player).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef12',
  )
  expect(videoAt('https://youtu.be/dQw4w9WgXcQ')).toBeNull()
})

test('readersHtml: pictures of a gallery load late, small, without moving the page, and link to themselves', () => {
  const html = readersHtml(
    `<figure class="gallery"><figure>${picture}<figcaption>Di lereng</figcaption></figure><figure>${picture.replace('Panen', '')}</figure></figure><p>Sesudah</p>`,
  )
  expect(html.match(/<a href="([^"]*)">/)?.[1]).toBe(name)
  expect(html.match(/<img [^>]*>/)?.[0]).toBe(
    `<img src="${name}" srcset="${name}?width=320 320w, ${name}?width=768 768w, ${name} 800w" sizes="(width < 37.5rem) 50vw, 220px" alt="Panen" width="800" height="500" loading="lazy" />`,
  )
  expect(html).toContain('</a><figcaption>Di lereng</figcaption>')
  expect(html).toContain(`<a href="${name}" aria-label="Perbesar gambar">`)
})

test('readersHtml: a video is a link with a still of ours, and says what a click sends; other texts stay', () => {
  const of = (inner: string) =>
    readersHtml(`<figure class="video"><a href="https://vimeo.com/76979871">${inner}</a></figure>`)
  expect(of('Panen raya')).toMatch(
    /^<figure class="video"><a href="https:\/\/vimeo\.com\/76979871"><img src="\/cover\/[^>]*><b>Panen raya<\/b><small>Putar di Vimeo; setelah ditekan, Vimeo menerima alamat internet Anda\.<\/small><\/a><\/figure>$/,
  )
  expect(of(`${picture}Panen raya`)).toContain(`<img src="${name}" srcset=`)
  for (const other of [
    `<figure>${picture}</figure>`,
    '<p>Satu</p>',
    `<figure class="gallery">${`<figure>${picture}</figure>`.repeat(60)}<p>Satu</p></figure>`,
    '<figure class="video"><a href="https://lain.example">x</a></figure>',
  ])
    expect(readersHtml(other)).toBe(other)
})
