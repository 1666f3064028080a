import { expect, test } from 'vitest'
import { hasContact, phonesOf } from './contact-lines.tsx'

const nothing = { telefono: '', indicativo: '', ext: '', numero_tele: '', correo: '', horario: '', dir: '' }

test('a company with hours alone cannot be reached', () => {
  expect(hasContact({ ...nothing, horario: 'Lunes a viernes', indicativo: '57', ext: '1' })).toBe(false)
  expect(hasContact({ ...nothing, numero_tele: '3005550142' })).toBe(true)
  expect(hasContact({ ...nothing, correo: 'a@b.co' })).toBe(true)
})

test('telephones are shown as they are written, and dialled with country code and extension', () => {
  const contact = {
    ...nothing,
    telefono: '(601) 555 0142',
    ext: '2310',
    indicativo: '57',
    numero_tele: '300 5550142',
  }
  expect(phonesOf(contact)).toEqual([
    { shown: '(601) 555 0142 ext. 2310', dialled: '6015550142;ext=2310' },
    { shown: '+57 300 5550142', dialled: '+573005550142' },
  ])
})
