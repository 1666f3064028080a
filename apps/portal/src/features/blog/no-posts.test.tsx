import { shownText } from '@enlace/testing/shown-table.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NoPosts } from './no-posts.tsx'

const all = { q: '', categoria: '', etiqueta: '', page: 1 }
const markup = (props: Partial<Parameters<typeof NoPosts>[0]>) =>
  renderToStaticMarkup(<NoPosts place={all} isFiltered={false} total={0} {...props} />)

describe('a blog without posts to see', () => {
  it('names the words that were searched for, as they were typed', () => {
    const shown = markup({ place: { ...all, q: '<b>norma</b> & IVA' }, isFiltered: true })
    expect(shown).not.toContain('<b>norma')
    expect(shownText(shown).replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain('<b>norma</b> & IVA')
  })

  it('leads to all posts from a filter and from a page behind the last, and nowhere where there never was one', () => {
    expect(markup({ isFiltered: true })).toContain('href="#/blog"')
    expect(markup({ total: 7 })).toContain('href="#/blog"')
    expect(markup({})).not.toContain('href=')
  })
})
