import { describe, expect, it } from 'vitest'
import { seenLines } from '../test/seen-file.ts'
import { suggestReading, type Decided, type KnownFile } from './suggest-reading.ts'

const suggested = (lines: readonly string[], decided: Decided = {}, known: KnownFile = {}) => {
  const { fields, doubts = [], part } = suggestReading(seenLines(...lines), undefined, decided, known)
  const columns = Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, column]))
  return { part, columns, doubts }
}

const invoices = (header: string, ...rows: string[]) =>
  suggested(
    [`${header};Factura;Fecha;Valor`, ...rows.map((row, at) => `${row};FE-${at};15/10/2026;1500,5`)],
    {
      part: 'account-statements',
    },
  )

describe('a file that tells of the company and of its suppliers', () => {
  it('of contracts is read by the contractor’s columns, however its own come first', () => {
    const header =
      'nombre_entidad;nit_entidad;ciudad;referencia_del_contrato;tipo_de_contrato;objeto_del_contrato;tipodocproveedor;documento_proveedor;proveedor_adjudicado;nombre_representante_legal;identificaci_n_representante_legal;valor_del_contrato'
    const rows = ['900123456;ACME SAS', '860001911;PAPELES SA', '52123456;ANA RUIZ'].map(
      (own, at) =>
        `UNIVERSIDAD;899999230;Bogotá;CT-${at};Suministros;Papel;NIT;${own};JUAN PÉREZ;79123456;1500000`,
    )
    const { part, columns, doubts } = suggested([header, ...rows])
    expect(part).toBe('contracts')
    expect(columns).toMatchObject({
      nit: 'documento_proveedor',
      numero: 'referencia_del_contrato',
      tipo: 'tipo_de_contrato',
      objeto: 'objeto_del_contrato',
      valor: 'valor_del_contrato',
    })
    expect(doubts).toEqual([])
  })

  it.each([
    ['Entidad;NIT Entidad;NIT Proveedor;Proveedor', 'NIT Proveedor', 'Proveedor'],
    [
      'nit_comprador;nombre_comprador;identificacion_del_contratista;nom_raz_social_contratista',
      'identificacion_del_contratista',
      'nom_raz_social_contratista',
    ],
    [
      'NIT contratante;Contratante;Documento adjudicatario;Adjudicatario',
      'Documento adjudicatario',
      'Adjudicatario',
    ],
    ['Compradora;NIT compradora;NIT;Razón social', 'NIT', 'Razón social'],
    [
      'Entidad;NIT de la entidad;Nit del beneficiario;Nombre del beneficiario',
      'Nit del beneficiario',
      'Nombre del beneficiario',
    ],
  ])('is read by the supplier’s columns together: %s', (header, nit, nombre) => {
    const isNameFirst = header.startsWith('Entidad') || header.startsWith('Compradora')
    const buyer = isNameFirst ? 'UNIVERSIDAD;899999230' : '899999230;UNIVERSIDAD'
    const { columns, doubts } = invoices(
      header,
      `${buyer};900123456;ACME`,
      `${buyer};860001911;PAPELES`,
      `${buyer};900123456;ACME`,
    )
    expect([columns['nit'], columns['nombre'], doubts]).toEqual([nit, nombre, []])
  })

  it('never gives the buyer’s number to the supplier’s name, and asks with what is in each', () => {
    const { columns, doubts } = invoices(
      'nit_entidad;nombre_del_proveedor;codigo',
      '899999230;ACME;900123456',
      '899999230;PAPELES;860001911',
    )
    expect(columns).toMatchObject({ nombre: 'nombre_del_proveedor' })
    expect(columns['nit']).toBeUndefined()
    expect(doubts).toEqual([
      {
        reason: 'party-unsure',
        field: 'nit',
        options: [
          { column: 'nit_entidad', examples: ['899999230'] },
          { column: 'codigo', examples: ['900123456', '860001911'] },
        ],
      },
    ])
  })

  it('tells by the rows in which a number comes again whose it is', () => {
    const header = 'Entidad;NIT;Contratista'
    const own = invoices(header, 'U1;900123456;ACME', 'U2;900123456;ACME', 'U1;860001911;PAPELES')
    expect([own.columns['nit'], own.doubts]).toEqual(['NIT', []])
    const buyers = invoices(header, 'U1;899999230;ACME', 'U1;899999230;PAPELES', 'U2;800036678;ACME')
    expect([buyers.columns['nit'], buyers.doubts[0]?.reason]).toEqual([undefined, 'party-unsure'])
    const untold = invoices(header, 'U1;900123456;ACME', 'U1;860001911;PAPELES')
    expect([untold.columns['nit'], untold.doubts[0]?.reason]).toEqual([undefined, 'party-unsure'])
  })
})

describe('the values of a column', () => {
  it('that are the company’s own NIT are not its suppliers’', () => {
    const rows = [
      'NIT;Factura;Fecha;Valor',
      '899.999.230-7;FE-1;15/10/2026;1,5',
      '899999230;FE-2;15/10/2026;2,5',
    ]
    const decided = { part: 'account-statements' } as const
    const { columns, doubts } = suggested(rows, decided, { ownNit: '899999230' })
    expect([columns['nit'], doubts[0]?.reason, doubts[0]?.field]).toEqual([undefined, 'nit-own', 'nit'])
    expect(suggested(rows, decided, { ownNit: '900123456' }).columns['nit']).toBe('NIT')
  })

  it('that never change down a file of many names are not their NITs', () => {
    const names = ['ACME', 'PAPELES', 'TORNILLOS', 'CABLES', 'LÁMPARAS', 'MESAS']
    const { columns, doubts } = invoices('NIT;Nombre', ...names.map((name) => `800036678;${name}`))
    expect([columns['nit'], doubts[0]?.reason]).toEqual([undefined, 'nit-constant'])
    const one = invoices('NIT;Nombre', ...names.map(() => '800036678;ACME'))
    expect([one.columns['nit'], one.doubts]).toEqual(['NIT', []])
  })

  it('that are one name for many NITs are not their names', () => {
    const numbers = ['900123456', '860001911', '800036678', '830109029', '899999230']
    const { columns, doubts } = invoices('NIT;Nombre', ...numbers.map((nit) => `${nit};UNIVERSIDAD`))
    expect([columns['nit'], columns['nombre'], doubts[0]?.reason]).toEqual([
      'NIT',
      undefined,
      'name-constant',
    ])
  })

  it('that are shares of a whole are no amounts', () => {
    const rows = [
      'NIT;Factura;Fecha;Valor;Monto',
      '900123456;FE-1;15/10/2026;0,35;1500,5',
      '900123456;FE-2;15/10/2026;1;90',
    ]
    expect(suggested(rows).columns).toMatchObject({ valor: 'Monto' })
    const alone = suggested(
      rows.map((row) => row.split(';').slice(0, 4).join(';')),
      { part: 'account-statements' },
    )
    expect([alone.columns['valor'], alone.doubts[0]?.reason]).toEqual([undefined, 'amount-is-ratio'])
  })

  it('that are NITs are no numbers of invoices', () => {
    const rows = [
      'NIT;Factura;Fecha;Valor',
      '900123456;860001911;15/10/2026;1,5',
      '860001911;900123456;15/10/2026;2,5',
    ]
    const { columns, doubts } = suggested(rows, { part: 'account-statements' })
    expect([columns['factura'], doubts[0]?.reason, doubts[0]?.field]).toEqual([
      undefined,
      'number-is-nit',
      'factura',
    ])
  })
})
