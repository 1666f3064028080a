import { describe, expect, it } from 'vitest'
import { checkedText, rejectionsOf } from './checked-texts.ts'

const line = {
  linea: 2,
  item: 'PAP-01',
  descripcion: 'Resma carta',
  um: 'UND',
  cantidad: '10',
  cantidad_aceptada: null,
  cantidad_rechazada: null,
  cantidad_cuarentena: null,
  motivo_rechazo: null,
}

describe('what was rejected of a line', () => {
  it.each([
    [{ cantidad_rechazada: '2', motivo_rechazo: 'empaque roto' }, '2 de 10 UND rechazadas: empaque roto'],
    [{ cantidad_rechazada: '1.00' }, '1 de 10 UND rechazada'],
    [{ cantidad_cuarentena: '0.5', motivo_rechazo: 'lote' }, '0,5 de 10 UND en cuarentena: lote'],
    [
      { cantidad_rechazada: '2', cantidad_cuarentena: '1' },
      '2 de 10 UND rechazadas; 1 de 10 UND en cuarentena',
    ],
  ])('%j is said as a sentence', (checked, sentence) => {
    expect(checkedText({ ...line, ...checked })).toBe(sentence)
  })

  it('is nothing where nothing was rejected or is in quarantine, whatever the reason says', () => {
    expect(checkedText(line)).toBeUndefined()
    expect(checkedText({ ...line, cantidad_rechazada: '0', motivo_rechazo: 'ninguno' })).toBeUndefined()
  })

  it('is told by line', () => {
    expect(rejectionsOf([line, { ...line, linea: 3, cantidad_rechazada: '4' }])).toEqual([
      { label: '3. PAP-01 · Resma carta', text: '4 de 10 UND rechazadas' },
    ])
  })
})
