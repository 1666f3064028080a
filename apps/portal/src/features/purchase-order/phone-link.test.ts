import { expect, it } from 'vitest'
import { phoneLink } from './phone-link.ts'

it.each([
  ['6015550142 ext. 2314', 'tel:6015550142;ext=2314'],
  ['(601) 555 01-42 Extensión 7', 'tel:6015550142;ext=7'],
  ['+57 300 555 0142', 'tel:+573005550142'],
])('calls "%s" with its extension apart from its number', (written, link) => {
  expect(phoneLink(written)).toBe(link)
})
