import { describe, expect, it } from 'vitest'
import { filmAddress } from './film-address.ts'

describe('the address of a film', () => {
  it('is its embedded form, by whichever address the browser shows', () => {
    const embedded = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
    expect(filmAddress('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s')).toBe(embedded)
    expect(filmAddress('https://youtu.be/dQw4w9WgXcQ')).toBe(embedded)
    expect(filmAddress('https://m.youtube.com/shorts/dQw4w9WgXcQ')).toBe(embedded)
    expect(filmAddress('https://vimeo.com/123456789')).toBe('https://player.vimeo.com/video/123456789')
    expect(filmAddress(` ${embedded} `)).toBe(embedded)
  })

  it('is none of a page that is no film of YouTube or Vimeo', () => {
    const typed = [
      '',
      'video',
      'https://example.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/',
      'javascript:alert(1)',
    ]
    expect(typed.map(filmAddress)).toEqual(typed.map(() => undefined))
  })
})
