import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { readDecimal } from '@enlace/domain/decimal.ts'
import { describe, expect, it } from 'vitest'
import { fixture } from '../test/samples.ts'
import {
  amountText,
  cudeOf,
  cudsOf,
  cufeOf,
  eventCudeOf,
  eventKeyText,
  supportKeyText,
  uniqueKeyText,
  type UniqueKeyParts,
} from './unique-key.ts'

interface Vector {
  nombre: string
  tipo: 'CUFE' | 'CUDE' | 'CUDE-evento'
  campos: Record<string, string>
  cadena: string
  sha384: string
}

// The fixture is a file of ours with this shape.
const vectors = JSON.parse(fixture('dian-vectors.json').toString()) as Vector[]
const exact = (text = '') => readDecimal(text) ?? { units: -1n, scale: 0 }

function partsOf(campos: Record<string, string>): UniqueKeyParts {
  return {
    number: campos['NumFac'] ?? '',
    issueDate: calendarDate(campos['FecFac'] ?? ''),
    issueTime: campos['HorFac'] ?? '',
    lineExtension: exact(campos['ValFac']),
    iva: exact(campos['ValImp01']),
    inc: exact(campos['ValImp04']),
    ica: exact(campos['ValImp03']),
    payable: exact(campos['ValTot']),
    seller: campos['NitOFE'] ?? '',
    buyer: campos['NumAdq'] ?? '',
    secret: campos['Clave'] ?? '',
    environment: campos['TipoAmbiente'] === '2' ? '2' : '1',
  }
}

describe('a unique key', () => {
  const keys = vectors.filter(({ tipo }) => tipo !== 'CUDE-evento')
  const events = vectors.filter(({ tipo }) => tipo === 'CUDE-evento')

  it('has the official vectors to be tested on', () => {
    expect([keys.length, events.length]).toEqual([9, 2])
  })

  it.each(keys)('of $nombre is made of the text of the vector', ({ tipo, campos, cadena, sha384 }) => {
    const parts = partsOf(campos)
    expect(uniqueKeyText(parts)).toBe(cadena)
    expect(tipo === 'CUFE' ? cufeOf(parts) : cudeOf(parts)).toBe(sha384)
  })

  it.each(events)('of the event $nombre is made of the text of the vector', ({ campos, cadena, sha384 }) => {
    const parts = {
      number: campos['Num_DE'] ?? '',
      issueDate: calendarDate(campos['Fec_Emi'] ?? ''),
      issueTime: campos['Hor_Emi'] ?? '',
      sender: campos['NitFE'] ?? '',
      receiver: campos['DocAdq'] ?? '',
      code: campos['ResponseCode'] ?? '',
      documentNumber: campos['ID'] ?? '',
      documentTypeCode: campos['DocumentTypeCode'] ?? '',
      softwarePin: campos['SoftwarePIN'] ?? '',
    }
    expect(eventKeyText(parts)).toBe(cadena)
    expect(eventCudeOf(parts)).toBe(sha384)
  })

  it('of a support document has no tax but IVA', () => {
    const parts = partsOf(vectors[0]?.campos ?? {})
    expect(supportKeyText(parts)).toBe(uniqueKeyText(parts).replace('040.00030.00', ''))
    expect(cudsOf(parts)).toMatch(/^[0-9a-f]{96}$/)
  })

  it.each([
    ['10.999', '10.99'],
    ['5', '5.00'],
    ['0.1', '0.10'],
    ['-1.999', '-1.99'],
    ['1500000.000000', '1500000.00'],
  ])('has the amount %s as %s: truncated, not rounded', (written, text) => {
    expect(amountText(exact(written))).toBe(text)
  })
})
