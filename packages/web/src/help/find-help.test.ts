import { expect, test } from 'vitest'
import { byTopic, helpOf, matchingHelp } from './find-help.ts'
import type { HelpEntry } from './page.ts'

const page = (slug: string, more: Partial<HelpEntry> = {}): HelpEntry => ({
  slug,
  title: slug,
  summary: '',
  topic: 'Pagos',
  screens: [],
  words: [],
  ...more,
})

test('a page is found by the words of its title, its summary and its other words, the title first', () => {
  const pages = [
    page('a', { title: 'Ver un pago', words: ['factura'] }),
    page('b', { title: 'Consultar una factura', summary: 'Cuándo se paga' }),
    page('c', { title: 'Cambiar la contraseña' }),
  ]
  const found = (typed: string) => matchingHelp(pages, typed).map(({ slug }) => slug)
  expect(found('FACTURA')).toEqual(['b', 'a'])
  expect(found('pago factura')).toEqual(['a'])
  expect(found('contrasena')).toEqual(['c'])
  expect(found('nada')).toEqual([])
})

test('a screen is explained by the page whose main screen it is', () => {
  const pages = [
    page('lista', { screens: ['/users', '/users/$id'] }),
    page('persona', { screens: ['/users/$id'] }),
  ]
  expect(helpOf(pages, '/users')?.slug).toBe('lista')
  expect(helpOf(pages, '/users/7')?.slug).toBe('persona')
  expect(helpOf(pages, '/blog')).toBeUndefined()
})

test('pages are listed by topic', () => {
  const pages = [page('a'), page('b', { topic: 'Usuarios' }), page('c')]
  expect(byTopic(pages).map(({ topic, pages: own }) => [topic, own.map(({ slug }) => slug)])).toEqual([
    ['Pagos', ['a', 'c']],
    ['Usuarios', ['b']],
  ])
})
