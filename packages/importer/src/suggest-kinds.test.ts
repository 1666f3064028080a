import { describe, expect, it } from 'vitest'
import { seenLines } from '../test/seen-file.ts'
import { suggestReading } from './suggest-reading.ts'

const kindOf = (name: string, ...lines: string[]) => {
  const { part, doubts = [], fields } = suggestReading(seenLines(...lines), undefined, {}, { name })
  return { part, asked: doubts.filter(({ field }) => field === null), fields }
}
const cartera = [
  'NIT;Nombre;No. Factura;Fecha Fact.;Fecha Vcto;Saldo;Vr. Neto',
  '900123456;ACME;FE-1;15/10/2026;14/11/2026;500000,5;1190000,5',
]
const notes = ['Nota;NIT;Fecha;Factura;Valor;Concepto', 'ND-1;900123456;15/10/2026;FE-1;119000,5;Devolución']
const contracts = [
  'id_contrato;tipo_de_contrato;numero_de_proceso;fecha_de_firma;nit_entidad;documento_proveedor;proveedor_adjudicado;objeto_del_contrato;valor_del_contrato',
  'CO1.1;Suministros;PN-1;15/10/2026;899999230;900123456;ACME;Papel;1500000',
]

describe('what a file holds', () => {
  it('is a list of invoices where it tells of balances, and no list of suppliers', () => {
    expect(kindOf('Cartera CxP noviembre.csv', ...cartera)).toMatchObject({
      part: 'account-statements',
      asked: [],
      fields: {
        valor: { column: 'Vr. Neto' },
        saldo: { column: 'Saldo' },
        vencimiento: { column: 'Fecha Vcto' },
      },
    })
    // Without an amount it is still one.
    const [header = '', row = ''] = cartera.map((line) => line.split(';').slice(0, 6).join(';'))
    expect(kindOf('Cartera CxP noviembre.csv', header, row)).toMatchObject({
      part: 'account-statements',
      asked: [],
    })
    const asked = kindOf('exporte.csv', header, row)
    expect(asked.asked[0]).toMatchObject({ reason: 'kind-unsure' })
    expect(asked.asked[0]?.options.map(({ part }) => part)).toContain('account-statements')
    expect(asked.asked[0]?.options.map(({ part }) => part)).toContain('third-parties')
  })

  it('is debit notes where their number is called so, whatever the name of the file', () => {
    for (const name of ['notas debito.csv', 'exporte.csv'])
      expect(kindOf(name, ...notes)).toMatchObject({ part: 'notes-debit', asked: [] })
  })

  it('is contracts and not their minutes where no column speaks of minutes', () => {
    expect(kindOf('exporte.csv', ...contracts).part).toBe('contracts')
  })

  it('is asked where the name of the file says another kind than its columns', () => {
    const { part, asked } = kindOf('notas debito octubre.csv', ...cartera)
    expect(asked).toMatchObject([{ reason: 'kind-name-differs', field: null }])
    const [first, second] = asked[0]?.options ?? []
    expect([first?.part, second?.part]).toEqual([part, 'notes-debit'])
    expect(first?.examples.join(' ')).toContain('FE-1')
    expect(kindOf('notas credito.csv', ...cartera).asked).toMatchObject([{ reason: 'kind-name-differs' }])
  })

  it('is not asked where somebody has said it, or the name says nothing', () => {
    const { doubts } = suggestReading(
      seenLines(...cartera),
      undefined,
      { part: 'account-statements' },
      { name: 'notas debito.csv' },
    )
    expect(doubts).toBeUndefined()
    expect(kindOf('exporte 2026.csv', ...cartera).asked).toEqual([])
  })
})
