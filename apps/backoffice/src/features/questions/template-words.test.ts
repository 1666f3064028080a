import { expect, it } from 'vitest'
import { wordsOf } from './template-words.ts'

const thread = {
  persona: 'Marta Ríos',
  proveedor: 'Lácteos S.A.S.',
  numero: 'C-2026-000001',
  documento: { kind: 'purchase-order', id: 'x', numero: 'OC-7' },
} as const

it('says the names of the thread in the place of a template’s, and leaves others as they are', () => {
  expect(wordsOf('Hola {persona} de {proveedor}: {documento}, {numero}, {otra}.', thread)).toBe(
    'Hola Marta Ríos de Lácteos S.A.S.: Orden de compra OC-7, C-2026-000001, {otra}.',
  )
})
