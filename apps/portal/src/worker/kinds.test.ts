import { describe, expect, test } from 'vitest'
import { cachesToRemove, filesOf, kindOf, pageAddress } from './kinds.ts'

const scope = 'https://portal.example/proveedores/'
const hash = 'a'.repeat(64)
const file = (path: string) => kindOf({ method: 'GET', mode: 'cors', url: `${scope}${path}` }, scope)
const visit = (path: string) => kindOf({ method: 'GET', mode: 'navigate', url: `${scope}${path}` }, scope)

describe('the worker answers', () => {
  test('the portal’s page below its path, with or without a query', () => {
    expect(visit('')).toBe('page')
    expect(visit('?from=mail')).toBe('page')
  })

  test('files that are named by their content', () => {
    expect(file('assets/main-x_Y1.js')).toBe('file')
    expect(file(`company-files/${hash}/logo`)).toBe('file')
  })

  test.each([
    ['the API', 'api/account-statements?days=0'],
    ['a file of a document', 'api/attachments/1?ticket=x'],
    ['its own script', 'service-worker.js'],
    ['what is below a file', 'assets/a/b.js'],
    ['what leads out of the files', 'assets/../api/session'],
  ])('nothing for %s', (_, path) => {
    expect(file(path)).toBeUndefined()
    expect(visit(path)).toBeUndefined()
  })

  test('nothing that changes something, and nothing of another origin or path', () => {
    expect(kindOf({ method: 'POST', mode: 'navigate', url: scope }, scope)).toBeUndefined()
    expect(
      kindOf({ method: 'GET', mode: 'cors', url: 'https://cdn.example/assets/a.js' }, scope),
    ).toBeUndefined()
    expect(kindOf({ method: 'GET', mode: 'navigate', url: 'https://portal.example/' }, scope)).toBeUndefined()
  })
})

test('a company’s page is kept apart from every other’s', () => {
  const addresses = ['', '1', '2', '1&page=2'].map((company) => pageAddress(scope, company))
  expect(new Set(addresses).size).toBe(4)
})

test('the files of this build and of the one before stay, older ones go, and nobody else’s are touched', () => {
  const names = [filesOf('a'), 'enlace-pages', filesOf('b'), 'other', filesOf('c')]
  expect(cachesToRemove(names, 'c')).toEqual([filesOf('a')])
  expect(cachesToRemove(names, 'd')).toEqual([filesOf('a'), filesOf('b')])
  expect(cachesToRemove(['enlace-pages'], 'a')).toEqual([])
})
