import { expect, test } from 'vitest'
import { hasContact } from './contact-lines.tsx'

const nothing = { telefono: '', indicativo: '', ext: '', numero_tele: '', correo: '', horario: '', dir: '' }

test('a company with hours alone cannot be reached', () => {
  expect(hasContact({ ...nothing, horario: 'Lunes a viernes', indicativo: '57', ext: '1' })).toBe(false)
  expect(hasContact({ ...nothing, numero_tele: '3005550142' })).toBe(true)
  expect(hasContact({ ...nothing, correo: 'a@b.co' })).toBe(true)
})
