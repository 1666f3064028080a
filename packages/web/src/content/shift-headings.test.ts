import { expect, test } from 'vitest'
import { shiftHeadings } from './shift-headings.ts'

test('puts a text’s own title below the title of the page', () => {
  expect(shiftHeadings('<h1 class="a">Términos</h1><h2>Uno</h2><p>…</p><h2>Dos</h2>', 2)).toBe(
    '<h2 class="a">Términos</h2><h3>Uno</h3><p>…</p><h3>Dos</h3>',
  )
})

test('raises headings that begin too low, and skips no level', () => {
  expect(shiftHeadings('<h4>Uno</h4><H6>a</H6><h4>Dos</h4><h2>Tres</h2><h3>b</h3>', 2)).toBe(
    '<h2>Uno</h2><h3>a</h3><h2>Dos</h2><h2>Tres</h2><h3>b</h3>',
  )
})

test('never goes below the sixth level, and takes nothing else for a heading', () => {
  expect(shiftHeadings('<h1>a</h1><h2>b</h2><h3>c</h3><header>x</header><hr><html>', 5)).toBe(
    '<h5>a</h5><h6>b</h6><h6>c</h6><header>x</header><hr><html>',
  )
})
