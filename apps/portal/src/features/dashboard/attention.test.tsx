import type { AttentionName, StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { attentionNames } from '@enlace/contract/dashboard/start/schemas.ts'
import { attentionItemTexts, attentionTexts } from '@enlace/contract/dashboard/start/texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Attention } from './attention.tsx'
import { DocumentsTile } from './documents-tile.tsx'

const hrefs = {
  questionsToAnswer: '#/q',
  communiquesToRead: '#/b',
  documentsWrong: '#/d',
  documentsMissing: '#/d',
  bankAccountsMissing: '#/a',
}
const shown = (names: readonly AttentionName[]) =>
  renderToStaticMarkup(
    <Attention items={names.map((name) => ({ name, rows: 1, figures: [], desde: null }))} hrefs={hrefs} />,
  )

describe('what waits for the supplier', () => {
  it.each(attentionNames)(
    'names %s, with a place where it is done, and says then that something waits',
    (name) => {
      expect(shown([name])).toContain(attentionItemTexts[name].one)
      expect(shown([name])).toMatch(/href="#\/\w/)
      expect(shown([name])).not.toContain(attentionTexts.none)
    },
  )

  it('says that nothing waits only where nothing does', () => {
    expect(shown([])).toContain(attentionTexts.none)
  })
})

describe('the tile of the documents', () => {
  const none: StartPage['documents'] = { asked: 0, expiring: 0, wrong: 0, missing: 0, inReview: 0 }
  const tile = (documents: Partial<StartPage['documents']>) =>
    renderToStaticMarkup(<DocumentsTile documents={{ ...none, ...documents }} href="#/d" />)

  it('calls documents up to date only where some are asked for and none is missing, wrong or still looked at', () => {
    expect(tile({ asked: 2 })).toContain('Sus documentos están al día.')
    for (const documents of [
      {},
      { asked: 2, inReview: 1 },
      { asked: 2, missing: 1 },
      { asked: 2, wrong: 1 },
      { asked: 2, expiring: 1 },
    ])
      expect(tile(documents)).not.toContain('están al día')
    expect(tile({})).toContain('La compañía no le pide documentos.')
  })
})
