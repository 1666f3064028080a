import { expect, test } from 'vitest'
import { compareTexts, paragraphsOf } from './paragraphs.ts'

test('a text is read paragraph by paragraph, without its markup', () => {
  const html =
    '<h2>Plazo &amp; forma</h2>\n<p>Uno <strong>dos</strong>\n tres</p><ul><li>a</li><li>b</li></ul><p><img src="/x.png" alt="Sello"></p>'
  expect(paragraphsOf(html)).toEqual(['Plazo & forma', 'Uno dos tres', 'a', 'b', '[Sello]'])
})

test('a comparison tells what was added and what was taken away, and where', () => {
  expect(compareTexts('<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>B</p><p>c</p>')).toEqual([
    { kind: 'same', lines: ['a'] },
    { kind: 'removed', lines: ['b'] },
    { kind: 'added', lines: ['B'] },
    { kind: 'same', lines: ['c'] },
  ])
})

test('markup alone is no other text', () => {
  expect(compareTexts('<p>a</p>', '<p><em>a</em></p>')).toEqual([{ kind: 'same', lines: ['a'] }])
})
