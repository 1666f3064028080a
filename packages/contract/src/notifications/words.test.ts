import { describe, expect, it } from 'vitest'
import { kindNames, rulesOf } from './kinds.ts'
import { kindTexts } from './texts.ts'
import { notificationWords } from './words.ts'

describe('what a notification says', () => {
  it.each(kindNames)('of %s names no fact that its kind does not have', (kind) => {
    const { label, hint, open, more, ...own } = kindTexts[kind]
    const texts = JSON.stringify([own, more])
    const named = [...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const facts = Object.keys(rulesOf(kind).facts)
    expect(named.filter((name) => !facts.includes(name?.toLowerCase() ?? ''))).toEqual([])
    expect([label, hint, open].every((text) => text !== '' && !text.includes('{'))).toBe(true)
  })

  it('is of one day where there is one', () => {
    const facts = { documento: 'El RUT', fecha: '2026-11-22' }
    expect(notificationWords('document-expiring', { ...facts, dias: '1' }).sentence).toContain('(en 1 día)')
    expect(notificationWords('document-expiring', { ...facts, dias: '7' }).sentence).toContain('(en 7 días)')
  })

  it('takes the sentence of the outcome, of many, and adds what is known besides', () => {
    expect(
      notificationWords('document-reviewed', {
        documento: 'El RUT',
        resultado: 'rechazado',
        motivo: 'Ilegible',
      }),
    ).toEqual({
      title: 'Documento rechazado',
      sentence: 'La compañía rechazó El RUT. Motivo: Ilegible.',
    })
    expect(
      notificationWords('order-issued', { cantidad: '3', valor: '10.00', moneda: 'USD' }).sentence,
    ).toMatch(/^La compañía emitió 3 órdenes de compra por USD\s10,00\.$/)
  })

  it('calls a handed-in document what its class is called', () => {
    const facts = { factura: 'CC-7', radicado: '2026-000001', resultado: 'devuelta', motivo: 'Está repetida' }
    expect(notificationWords('invoice-decided', { ...facts, clase: 'cuenta_cobro' })).toEqual({
      title: 'Cuenta de cobro devuelta',
      sentence:
        'La compañía devolvió la cuenta de cobro CC-7, radicada con el número 2026-000001. Motivo: Está repetida.',
    })
    expect(notificationWords('invoice-received', facts).title).toBe('Factura radicada')
  })

  it('says which action of which plan the company commented, and agrees with the period', () => {
    const facts = {
      consulta: 'Enviar el certificado',
      documento: 'su plan de mejora del tercer trimestre de 2026',
    }
    expect(notificationWords('request-answered', { ...facts, resultado: 'accion' }).sentence).toBe(
      'La compañía comentó la acción «Enviar el certificado» de su plan de mejora del tercer trimestre de 2026.',
    )
    const published = { periodo: 'tercer trimestre de 2026', puntaje: '85', banda: 'Bueno' }
    expect(notificationWords('evaluation-published', published).sentence).toContain(
      'su evaluación del tercer trimestre de 2026',
    )
  })

  it('shows what is no amount or day as it stands', () => {
    expect(
      notificationWords('payment-made', { comprobante: 'E-1', valor: '?', fecha: 'ayer' }).sentence,
    ).toBe('Se registró el pago E-1 por ?, del ayer.')
  })
})
