import { expect, it } from 'vitest'
import { partWords } from './part-words.ts'

it.each([
  [['strong[style]', 'dl', 'dt', 'dd'], 'formato de negritas, listas de definición'],
  [['form', 'input'], 'formularios'],
  [['marquee', 'table[border]'], 'otros elementos, formato de tablas'],
])('%j is said in words, each once', (parts, words) => expect(partWords(parts)).toBe(words))
