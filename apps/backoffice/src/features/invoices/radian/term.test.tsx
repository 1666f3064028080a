import { radianDeskTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Term } from './term.tsx'

it('is a day of Bogotá, and is marked where it is near', () => {
  // The last second of 19 November there is the 20th in UTC.
  const shown = (isSoon: boolean) =>
    renderToStaticMarkup(<Term at="2026-11-20T04:59:59.000Z" isSoon={isSoon} />)
  expect(shown(false)).toContain('19/11/2026')
  expect(shown(false)).not.toContain(texts.filters.por_vencer)
  expect(shown(true)).toContain(texts.filters.por_vencer)
})
