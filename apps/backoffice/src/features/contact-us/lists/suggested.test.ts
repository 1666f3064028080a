import type { ContactLists } from '@enlace/contract/contact-us/lists/schemas.ts'
import { readyContactLists } from '@enlace/domain/company-start/contact-lists.ts'
import { expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { offersNothing, withSuggested } from './suggested.ts'

const option = (clave: string, nombre: string, activo: boolean) => ({ clave, nombre, activo })
const lists = (listas: Partial<ContactLists['listas']>): ContactLists => ({
  listas: { affairs: [], 'related-to': [], 'contact-through': [], ...listas },
  lectores: [],
  preguntas: [],
})

it('fills lists that offer nothing, and can be saved as it is', () => {
  const filled = withSuggested(lists({}))
  expect(filled.listas.affairs.map(({ nombre }) => nombre)).toEqual(readyContactLists.affairs)
  expect(filled.listas['contact-through'].every(({ activo }) => activo)).toBe(true)
  expect(faultsOf(filled)).toEqual({})
})

it('leaves a list alone that offers something', () => {
  const own = [option('1', 'Solo pagos', true), option('2', 'Otro asunto', false)]
  const filled = withSuggested(lists({ affairs: own }))
  expect(filled.listas.affairs).toEqual(own)
  expect(offersNothing(filled.listas['contact-through'])).toBe(false)
})

it('offers a retired option again instead of a second one of its name', () => {
  const own = [option('7', 'whatsapp', false), option('8', 'Fax', false)]
  const { 'contact-through': channels } = withSuggested(lists({ 'contact-through': own })).listas
  expect(channels.slice(0, 2)).toEqual([option('7', 'whatsapp', true), option('8', 'Fax', false)])
  expect(channels.map(({ nombre }) => nombre)).not.toContain('WhatsApp')
  expect(faultsOf(lists({ 'contact-through': channels }))).toEqual({})
})
