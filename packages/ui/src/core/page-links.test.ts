import { describe, expect, it } from 'vitest'
import { MAX_PAGE_LINKS, pageLinks } from './page-links.ts'

describe('the page links of a list', () => {
  it('are all pages when they fit', () => {
    expect(pageLinks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('are none when there are no pages', () => {
    expect(pageLinks(1, 0)).toEqual([])
  })

  it('keep to the first pages at the beginning', () => {
    expect(pageLinks(1, 24)).toEqual([1, 2, 3, 4, 5, 'gap', 24])
    expect(pageLinks(4, 24)).toEqual([1, 2, 3, 4, 5, 'gap', 24])
  })

  it('show the neighbours in the middle', () => {
    expect(pageLinks(5, 24)).toEqual([1, 'gap', 4, 5, 6, 'gap', 24])
    expect(pageLinks(20, 24)).toEqual([1, 'gap', 19, 20, 21, 'gap', 24])
  })

  it('keep to the last pages at the end', () => {
    expect(pageLinks(21, 24)).toEqual([1, 'gap', 20, 21, 22, 23, 24])
    expect(pageLinks(24, 24)).toEqual([1, 'gap', 20, 21, 22, 23, 24])
  })

  it('are never more than seven, always with the present page, the first and the last', () => {
    expect(MAX_PAGE_LINKS).toBe(7)
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const links = pageLinks(page, count)
        expect(links.length).toBe(Math.min(7, count))
        expect(links).toContain(page)
        expect([links[0], links.at(-1)]).toEqual([1, count])
      }
    }
  })
})
