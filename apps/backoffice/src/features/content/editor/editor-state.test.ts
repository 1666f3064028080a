import { expect, it } from 'vitest'
import { editorState, keptOf } from './editor-state.ts'

it('holds the template that is open, and gives back what was typed of that one only', () => {
  const letter = { kind: 'document', name: 'carta', title: 'Carta', html: '<p>Hola</p>', seen: null } as const
  editorState.open(letter)
  expect(editorState.read().templateOpen).toEqual(letter)
  expect(keptOf({ kind: 'document', name: 'carta' })).toEqual(letter)
  expect(keptOf({ kind: 'template', name: 'carta' })).toBeNull()
  editorState.close()
  expect(editorState.read().templateOpen).toBeNull()
})
