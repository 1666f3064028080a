import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('a text is read paragraph by paragraph, without its markup', () => {
  const html =
    '<h2>Plazo &amp; forma</h2>\n<p>Uno <strong>dos</strong>\n tres</p><ul><li>a</li><li>b</li></ul><p><img src="/x.png" alt="Sello"></p>'
  expect(paragraphsOf(html)).toEqual(['Plazo & forma', 'Uno dos tres', 'a', 'b', '[Sello]'])
})

test('markup alone makes no other words', () => {
  expect(paragraphsOf('<p><em>a</em></p>')).toEqual(paragraphsOf('<p>a</p>'))
})
