import { expect, it } from 'vitest'
import { certificateTypeTexts } from '../certificates/period-texts.ts'
import { paperKindTexts } from './issued-texts.ts'

it('begins the numbers of each kind of paper with letters of its own', () => {
  const kinds = [...Object.values(paperKindTexts), ...Object.values(certificateTypeTexts)]
  const letters = kinds.map((kind) => kind.letters)
  expect(letters).toEqual([...new Set(letters)])
})
