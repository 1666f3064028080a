import type { DeskItem } from '@enlace/contract/content/pages/schemas.ts'
import { describe, expect, it } from 'vitest'
import { adPagesOf, namedItems, stateOf } from './desk.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const item = (more: Partial<DeskItem>): DeskItem => ({
  kind: 'page',
  item: 'nosotros',
  title: '',
  shown: { number: 1, at: '2026-11-01T00:00:00Z', publishedAs: 1 },
  draft: null,
  place: null,
  ...more,
})
const advertisement = (name: string, starts_at: string | null, ends_at: string | null = null) =>
  item({
    kind: 'advertisement',
    item: name,
    place: { page_code: 'PAG-67', position: '2', type_content: 'imagen', words: '', starts_at, ends_at },
  })

describe('the list of what a company writes', () => {
  it('names what the portal asks for before anybody wrote it, and what nobody asks for by its code', () => {
    const pages = namedItems('page', [item({}), item({ item: 'otra' }), item({ item: 'terminos' })])
    expect(pages.map(({ item: code, desk }) => [code, desk !== undefined])).toEqual([
      ['nosotros', true],
      ['PAG-9', false],
      ['otra', true],
    ])
  })

  it('puts the advertisements of a position in the order in which they begin', () => {
    const later = advertisement('later', '2026-12-01T00:00:00Z')
    const always = advertisement('always', null)
    const page = adPagesOf([later, always]).find(({ code }) => code === 'PAG-67')
    expect(page?.positions.map(({ items }) => items.map((one) => one.item))).toEqual([
      [],
      ['always', 'later'],
      [],
    ])
  })

  it('says whether suppliers see something now, will, did, or never', () => {
    expect([
      stateOf(undefined, now),
      stateOf(item({ shown: null }), now),
      stateOf(item({}), now),
      stateOf(advertisement('a', '2026-12-01T00:00:00Z'), now),
      stateOf(advertisement('b', null, '2026-11-20T00:00:00Z'), now),
      stateOf(advertisement('c', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z'), now),
    ]).toEqual(['never', 'never', 'shown', 'planned', 'ended', 'shown'])
  })
})
