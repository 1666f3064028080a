import { describe, expect, it } from 'vitest'
import { compareCertificate, hasCertificateText, type TypedAccount } from './bank-certificate.ts'
import { calendarDate } from './calendar-date.ts'

const today = calendarDate('2026-11-30')
const typed: TypedAccount = {
  banco: 'Bancolombia',
  numero: '032-145648-21',
  titular: 'Empaques y Plásticos del Valle S.A.S.',
  titular_nit: '905.418.327-1',
  certificado_fecha: '2026-11-15',
}
const letter = `BANCOLOMBIA S.A. certifica que EMPAQUES Y PLASTICOS DEL VALLE SAS, identificada con NIT 905418327-1,
  tiene la cuenta de ahorros No. 03214564821. Expedida en Cali, el 15 de noviembre de 2026.`
const read = (text: string, other: Partial<TypedAccount> = {}) =>
  compareCertificate(text, { ...typed, ...other }, today)
const all = { numero: true, documento: true, titular: true, banco: true, fecha: 'coincide' }

describe('a bank’s certificate', () => {
  it('is found to say what was typed, whatever its spaces, capitals and accents', () => {
    expect(read(letter)).toEqual(all)
  })

  it.each(['032 145 648 21', '032.145.648-21', '0032-14564821', 'No.03214564821,'])(
    'names the account as %s',
    (written) => {
      expect(read(letter.replace('03214564821', written)).numero).toBe(true)
    },
  )

  it.each(['*******4821', 'XXXXXXX4821', '032****4821', '••••4821'])('names it masked as %s', (written) => {
    expect(read(letter.replace('03214564821', written)).numero).toBe(true)
  })

  it.each(['*******4822', '****21', '03214564822', '903214564821', '032145648210', 'xxxx', '4821'])(
    'does not name it by %s',
    (written) => {
      expect(read(letter.replace('03214564821', written)).numero).toBe(false)
    },
  )

  it('of somebody else names neither the holder nor its document', () => {
    const other = letter
      .replace('EMPAQUES Y PLASTICOS DEL VALLE SAS', 'OTRA S.A.')
      .replace('905418327-1', '905418328')
    expect(read(other)).toEqual({ ...all, titular: false, documento: false })
  })

  it.each(['905418327', '905.418.327 - 1', '9054183271'])('names the holder’s document as %s', (written) => {
    expect(read(letter.replace('905418327-1', written)).documento).toBe(true)
  })

  it('names the holder without its legal form', () => {
    expect(read(letter.replace('DEL VALLE SAS', 'DEL VALLE')).titular).toBe(true)
  })

  it('of another bank does not name the one that was chosen, however short', () => {
    expect(read(letter, { banco: 'Davivienda' }).banco).toBe(false)
    expect(read('Nuestra nueva sede', { banco: 'Nu' }).banco).toBe(false)
    expect(read('Nu Colombia certifica', { banco: 'Nu' }).banco).toBe(true)
    expect(read('BANCO DE BOGOTA', { banco: 'Banco de Bogotá' }).banco).toBe(true)
  })

  it.each([
    ['2026-11-15', 'coincide'],
    ['15/11/2026', 'coincide'],
    ['noviembre 15 de 2026', 'coincide'],
    ['a los quince (15) días del mes de noviembre de 2026', 'coincide'],
    ['15-NOV-2026', 'coincide'],
    ['20 de noviembre de 2026', 'otra'],
    ['3 de enero de 2026', 'vieja'],
    ['31/02/2026', 'ninguna'],
    ['hoy', 'ninguna'],
  ])('dated %s: %s', (written, fecha) => {
    expect(read(letter.replace('15 de noviembre de 2026', written)).fecha).toBe(fecha)
  })

  it('says nothing of what was not typed yet, or is no account', () => {
    const nothing = { banco: '', numero: '12', titular: ' ', titular_nit: 'x', certificado_fecha: '' }
    expect(read(letter, nothing)).toEqual({
      numero: null,
      documento: null,
      titular: null,
      banco: null,
      fecha: null,
    })
  })

  it('without a text is a picture', () => {
    expect([hasCertificateText(' \n \n'), hasCertificateText(letter)]).toEqual([false, true])
  })

  it('is compared in a moment, however long and repetitive it is', () => {
    const begun = performance.now()
    for (const piece of ['0', '0 ', '*', '1-', 'nov ', '15 de '])
      expect(read(piece.repeat(200_000 / piece.length)).numero).toBe(false)
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})
