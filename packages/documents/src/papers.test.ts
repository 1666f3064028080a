import { readFileSync } from 'node:fs'
import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf.ts'
import { describe, expect, it } from 'vitest'
import { archiveFaults } from '../test/archive.ts'
import { checkWithQpdf } from '../test/qpdf.ts'
import { structureOfPdf } from '../test/structure.ts'
import { documentPaper, type DocumentPaper } from './document-paper.ts'
import { letter, type Letter } from './letter.ts'
import { listPdf, type ListPaper } from './list-pdf.ts'
import { statementOfAccount, type StatementOfAccount } from './statement-of-account.ts'

const frame = {
  letterhead: {
    company: 'Andina de Alimentos S.A.S.',
    nit: 'NIT 900.123.456-8',
    lines: ['Tocancipá, Cundinamarca'],
    colour: '#1d7a46',
    logo: {
      mediaType: 'image/svg+xml',
      bytes: readFileSync(new URL('../../demo/src/branding/andina-logo.svg', import.meta.url)),
    },
  },
  foot: 'Generado por el portal',
  pageText: (page: number, pages: number) => `Página ${page} de ${pages}`,
  createdAt: new Date('2026-11-21T15:00:00Z'),
}
const linesOf = (bytes: Buffer) =>
  textOfPdf(bytes)
    .replaceAll('\u00a0', ' ')
    .split(/[\n\f]/)
const table = (title: string, rows: string[][]) => ({
  title,
  columns: [
    { title: 'Documento', share: 2 },
    { title: 'Saldo', share: 1, isFigure: true },
  ],
  rows,
  totals: [['Total', '9,00']],
  empty: `Sin ${title}`,
})

const companyNote = 'Primera línea\n\n<b>Segunda</b> {línea}'

describe('a list on paper', () => {
  const list: ListPaper = {
    ...frame,
    title: 'Órdenes de compra',
    subtitle: '',
    facts: [{ label: 'Filtro', value: 'Estado: Recibida' }],
    columns: table('', []).columns,
    rows: [],
    totals: () => [['Total COP', '9,00']],
    empty: 'No hay órdenes.',
  }
  async function* rowsOf(count: number) {
    for (let row = 1; row <= count; row++) yield [`OC-${row}`, '1,00']
  }

  it('has every row once in its order, however many pages they take, and the totals at the end', async () => {
    const bytes = await listPdf({ ...list, rows: rowsOf(1000) })
    const lines = linesOf(bytes)
    const numbers = lines.filter((line) => line.startsWith('OC-'))
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, row) => `OC-${row + 1}`))
    expect(lines).toContain(`Página ${pagesOfPdf(bytes)} de ${pagesOfPdf(bytes)}`)
    expect(lines.indexOf('Total COP')).toBeGreaterThan(lines.indexOf('OC-1000'))
  })

  it('lets others have their turn between its pages', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await listPdf({ ...list, rows: rowsOf(2000) })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })

  it('tells its parts to readers up to so many rows, and stays light beyond them', async () => {
    const { outline, faults } = structureOfPdf(await listPdf({ ...list, rows: rowsOf(2) }))
    expect(faults).toEqual([])
    expect(outline).toContain('Table(TR(TH TH) TR(TD TD) TR(TD TD) TR(TD TD))')
    const tagged = await listPdf({ ...list, rows: rowsOf(1500) })
    expect(structureOfPdf(tagged).faults).toEqual([])
    const lines = linesOf(tagged).filter((line) => line.startsWith('OC-'))
    expect(lines).toEqual(Array.from({ length: 1500 }, (_, row) => `OC-${row + 1}`))
    expect(structureOfPdf(await listPdf({ ...list, rows: rowsOf(1501) })).outline).toBe('')
  })

  it('ends the reading of its rows where it cannot be drawn', async () => {
    let isEnded = false
    async function* rows() {
      try {
        for (;;) yield ['OC-1', '1,00']
      } finally {
        isEnded = true
      }
    }
    const columns = [
      {
        title: 'Documento',
        get share(): number {
          throw new Error('no column')
        },
      },
    ]
    await expect(listPdf({ ...list, columns, rows: rows() })).rejects.toThrow('no column')
    expect(isEnded).toBe(true)
  })

  it('says what it would say where there are no rows', async () => {
    expect(linesOf(await listPdf(list))).toContain('No hay órdenes.')
  })
})

describe('a statement of account', () => {
  const statement: StatementOfAccount = {
    ...frame,
    title: 'Estado de cuenta',
    subtitle: 'Con corte al 21 de noviembre de 2026',
    facts: [],
    currencies: ['COP', 'USD'].map((moneda) => ({
      title: `Cuenta en ${moneda}`,
      figures: [{ label: 'Saldo total', value: `${moneda} 9,00` }],
      ageing: {
        title: 'Saldo por edades',
        steps: [
          { label: 'Corriente', rows: '1 factura', value: '4,00', share: 0.4, isOverdue: false },
          { label: '1–30 días', rows: '2 facturas', value: '5,00', share: 0.6, isOverdue: true },
          { label: '>120 días', rows: '1 factura', value: '-1,00', share: -0.1, isOverdue: true },
        ],
      },
      open: table('Facturas', [['FE-1', '9,00']]),
      movements: table('Movimientos', []),
    })),
    empty: 'Nada',
    note: 'Nota final',
  }

  it('tells each currency with its ages, its invoices and its movements', async () => {
    const lines = linesOf(await statementOfAccount(statement))
    for (const said of [
      'Cuenta en COP',
      'Cuenta en USD',
      '1–30 días',
      '2 facturas',
      'Movimientos',
      'Nota final',
    ])
      expect(lines).toContain(said)
    expect(lines.filter((line) => line === 'FE-1')).toHaveLength(2)
  })

  it('has the company’s note before its own, and none where the company wrote none', async () => {
    const lines = linesOf(await statementOfAccount({ ...statement, companyNote }))
    expect(lines.indexOf('Nota final')).toBeGreaterThan(lines.indexOf('<b>Segunda</b> {línea}'))
    const [without, blank] = await Promise.all(
      [undefined, ' \n '].map((one) => statementOfAccount({ ...statement, companyNote: one })),
    )
    expect(without?.equals(blank ?? Buffer.of())).toBe(true)
  })

  it('says that there is nothing where there is no currency', async () => {
    expect(linesOf(await statementOfAccount({ ...statement, currencies: [] }))).toContain('Nada')
  })
})

describe('a constancy', () => {
  const paper: Letter = {
    ...frame,
    title: 'Paz y salvo',
    heads: [{ label: 'Número', value: 'PS-2026-000001' }],
    opening: 'Andina hace constar:',
    paragraphs: ['Que se encuentra a paz y salvo.'],
    facts: Array.from({ length: 6 }, (_, at) => ({ label: `Dato ${at}`, value: 'Valor' })),
    tables: [],
    closing: ['Se expide el 21 de noviembre de 2026.'],
    verification: {
      address: 'https://portal.example/#/verify/7K3M-9QX2-VD44',
      title: 'Código de verificación',
      code: '7K3M-9QX2-VD44',
      text: 'Escanee el código.',
    },
  }

  it('stands on one page with its verification code', async () => {
    const bytes = await letter(paper)
    expect(pagesOfPdf(bytes)).toBe(1)
    for (const said of ['Paz y salvo', 'PS-2026-000001', '7K3M-9QX2-VD44', 'Escanee el código.'])
      expect(linesOf(bytes)).toContain(said)
  })

  it('has the company’s note after what it states, and the code below it', async () => {
    const bytes = await letter({ ...paper, companyNote })
    const lines = linesOf(bytes)
    expect(lines.indexOf('Primera línea')).toBeGreaterThan(
      lines.indexOf('Se expide el 21 de noviembre de 2026.'),
    )
    expect(lines).toContain('<b>Segunda</b> {línea}')
    expect(pagesOfPdf(bytes)).toBe(1)
    expect(structureOfPdf(bytes).faults).toEqual([])
  })

  it('keeps the code whole on the last page where much is stated', async () => {
    const facts = Array.from({ length: 60 }, (_, at) => ({ label: `Dato ${at}`, value: 'Valor' }))
    const bytes = await letter({ ...paper, facts })
    expect(textOfPdf(bytes).split('\f').at(-1)).toContain('7K3M-9QX2-VD44')
  })

  it('is one to keep: PDF/A-3b by its structure, whole for qpdf, its parts told apart', async () => {
    const bytes = await letter({ ...paper, tables: [table('Saldos', [['A', '9,00']])] })
    expect(archiveFaults(bytes)).toEqual([])
    expect(await checkWithQpdf(bytes)).toMatchObject({ code: 0 })
    const { outline, faults } = structureOfPdf(bytes)
    expect(faults).toEqual([])
    expect(outline).toContain('Table(TR(TH TH) TR(TD TD) TR(TD TD))')
  })

  it('is the same bytes for the same statement, so that it can be kept and compared', async () => {
    expect((await letter(paper)).equals(await letter(paper))).toBe(true)
  })
})

describe('a document on paper', () => {
  const paper: DocumentPaper = {
    ...frame,
    title: 'Orden de compra 1',
    subtitle: 'Nueva',
    figure: { label: 'Valor neto', value: '$ 9,00' },
    facts: [{ label: 'Comprador', value: 'Óscar' }],
    tables: [table('Líneas', [['A', '9,00']]), table('Relacionados', [])],
    totals: [
      { label: 'Bruto', value: '8,00' },
      { label: 'Neto', value: '9,00', isTotal: true },
    ],
    remarks: [],
    note: 'Nota',
  }

  it('has its lines, how they add up, and what belongs with it', async () => {
    const lines = linesOf(await documentPaper(paper))
    for (const said of [
      'Orden de compra 1',
      'Nueva',
      '$ 9,00',
      'Líneas',
      'Bruto',
      'Neto',
      'Relacionados',
      'Nota',
    ])
      expect(lines).toContain(said)
  })

  it('tells its parts apart, and does without where thousands of rows would weigh more than the paper', async () => {
    const { outline, faults } = structureOfPdf(await documentPaper(paper))
    expect(faults).toEqual([])
    expect(outline).toContain('H2 Table(TR(TH TH) TR(TD TD) TR(TD TD)) L(LI(Lbl LBody) LI(Lbl LBody))')
    const rows = Array.from({ length: 2000 }, (_, at) => [`FE-${at}`, '9,00'])
    const long = await documentPaper({ ...paper, tables: [table('Líneas', rows)] })
    expect(structureOfPdf(long).outline).toBe('')
    expect(long.length).toBeLessThan(200_000)
  })

  it('goes on to other pages with a remark that is longer than one', async () => {
    const text = Array.from({ length: 3000 }, (_, at) => `palabra${at}`).join(' ')
    const bytes = await documentPaper({ ...paper, remarks: [{ title: 'Observaciones', text }] })
    expect(pagesOfPdf(bytes)).toBeGreaterThan(2)
    const words = linesOf(bytes).flatMap((line) => line.match(/palabra\d+/g) ?? [])
    expect(words).toHaveLength(3000)
    expect(linesOf(bytes)).toContain('Nota')
  })
})
