import { describe, expect, it } from 'vitest'
import { supportingFormTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { faultsOf, readLine, totalOf, typedNumber, valueOf } from './typed-lines.ts'

const line = (cantidad: string, precio: string) => ({
  key: 'a',
  codigo: '',
  descripcion: 'Jornada',
  cantidad,
  precio,
  linea_orden: '',
  unidad: '94',
})

describe('a typed line', () => {
  it('is read in the Colombian way, to the last decimal', () => {
    expect(readLine(line('2,5', '1.200.000,50'))).toMatchObject({ cantidad: '2.5', precio: '1200000.50' })
    expect(valueOf(line('2,5', '1.200.000,50'))).toBe('3000001.25')
    expect(totalOf([line('1', '0,10'), line('2', '0,10')])).toBe('0.30')
  })

  it('is nothing while it is empty, and says what is wrong with it', () => {
    expect(valueOf(line('', ''))).toBe('0.00')
    expect(faultsOf(line('', ''))).toEqual({})
    expect(faultsOf(line('uno', '1,234'))).toEqual({
      cantidad: texts.faults.quantity,
      precio: texts.faults.price,
    })
    expect(totalOf([line('uno', '5'), line('1', '5')])).toBe('5.00')
  })

  it('shows a kept number with a comma', () => {
    expect(readLine(line(typedNumber('2.5'), typedNumber('100.00')))).toMatchObject({
      cantidad: '2.5',
      precio: '100.00',
    })
  })
})
