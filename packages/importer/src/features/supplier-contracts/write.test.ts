import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { importDocuments } from '../../import-documents.ts'
import { sampleFolder, shippedMapping } from '../../shipped.ts'
import { filesOfFolder, openFiles, type SourceFiles } from '../../source-files.ts'

const database = useTestDatabase()
const folder = await useScratchFolder('enlace-contracts-')

const mapping = await shippedMapping('contratos')
const words = { orderByReceipts: '', takenAsPaid: '', takenAsOpen: '', closedByPicture: '' }

const load = (company: BuiltCompany, files: SourceFiles) =>
  importDocuments(database.db, {
    company: company.id,
    mapping,
    files,
    actor: 'test',
    words,
    describe: ({ reason }) => reason,
  })

let files = 0
async function filesOf(texts: Record<string, string>): Promise<SourceFiles> {
  const paths = await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      const path = join(folder, `${++files}-${name}.csv`)
      await writeFile(path, text)
      return path
    }),
  )
  return openFiles(paths, mapping)
}

const head =
  'Contrato;NIT;Objeto;Tipo;Inicio;Fin;Moneda;Valor;Ejecutado;Supervisor;Interventor;Forma de pago;Estado;Archivo'
const contract = (
  cells: Partial<
    Record<'numero' | 'nit' | 'tipo' | 'estado' | 'moneda' | 'valor' | 'ejecutado' | 'fin', string>
  > = {},
) => {
  const {
    numero = 'CT-1',
    nit = '860001911',
    tipo = 'Servicios',
    estado = '',
    moneda = '',
    valor = '1.000',
  } = cells
  const { ejecutado = '', fin = '31/12/2026' } = cells
  return [
    numero,
    nit,
    'Vigilancia',
    tipo,
    '01/01/2026',
    fin,
    moneda,
    valor,
    ejecutado,
    '',
    '',
    '',
    estado,
    '',
  ].join(';')
}

/** Creates the branch account that represents the mapping's only branch. */
async function withAccount() {
  const company = await buildCompany(database.db)
  const texts = { proveedores: 'NIT;Razón social\n860.001.911-1;EL CID S.A.\n' }
  await load(company, await filesOf(texts))
  const [row] = await database.asAdmin<{ id: number; third_party_id: number }>(
    'select id, third_party_id from branch_accounts where company_id = $1',
    [company.id],
  )
  return { company, account: row }
}

describe('the example files of contracts', () => {
  it('are loaded without a doubt, and change nothing when they come again', async () => {
    const company = await buildCompany(database.db)
    const sample = await filesOfFolder(sampleFolder('contratos'), mapping)
    const first = await load(company, sample)
    expect(first.findings).toEqual([])
    const again = await load(company, sample)
    expect([again.written.total.inserted, again.written.total.updated]).toEqual([0, 0])
    const contracts = await database.asAdmin<{ told: string }>(
      `select concat_ws(' | ', c.nro_contrato, c.tipo, c.estado, c.fecha_fin, c.valor, c.valor_ejecutado,
          (select count(*) from supplier_contracts_amendments a where a.contract_id = c.id),
          (select count(*) from supplier_contracts_policies a where a.contract_id = c.id),
          (select string_agg(a.tipo, ',' order by a.numero) from supplier_contracts_minutes a where a.contract_id = c.id)) as told
        from supplier_contracts c where c.company_id = $1 order by c.nro_contrato`,
      [company.id],
    )
    expect(contracts.map(({ told }) => told)).toEqual([
      'CT-2025-117 | marco | vigente | 60000000.00 | 12115300.50 | 0 | 0',
      'CT-2026-001 | bienes | vigente | 2027-01-31 | 120000000.00 | 48350000.00 | 1 | 2 | inicio',
      'CT-2026-002 | obra | terminado | 2026-09-15 | 85400000.00 | 85400000.00 | 0 | 1 | recibo_final,otra',
    ])
  })
})

describe('a contract of a file', () => {
  it.each([
    [{ nit: '900000001' }, 'supplier-unknown'],
    [{ tipo: 'Comodato' }, 'contract-type-unknown'],
    [{ moneda: 'pesos' }, 'currency-unreadable'],
    [{ valor: '' }, 'value-missing'],
    [{ numero: '' }, 'value-missing'],
    [{ fin: '31/02/2026' }, 'date-unreadable'],
  ])('with %j is refused, and the others are loaded', async (cells, reason) => {
    const { company } = await withAccount()
    const text = [head, contract(cells), contract({ numero: 'CT-2' })].join('\n')
    const report = await load(company, await filesOf({ contratos: text }))
    expect(report.findings.map((finding) => [finding.severity, finding.line, finding.reason])).toEqual([
      ['refused', 2, reason],
    ])
    expect(report.written.kinds['supplier-contracts']?.inserted).toBe(1)
  })

  it.each([
    [{ ejecutado: '1.500' }, 'contract-over-executed'],
    [{ estado: 'En trámite' }, 'contract-state-unknown'],
    [{ fin: '31/12/2025' }, 'contract-dates-reversed'],
  ])('with %j is kept as it is, and reported', async (cells, reason) => {
    const { company } = await withAccount()
    const report = await load(company, await filesOf({ contratos: [head, contract(cells)].join('\n') }))
    expect(report.findings.map((finding) => [finding.severity, finding.reason])).toEqual([
      ['doubtful', reason],
    ])
  })
})

describe('what stands on account of a contract', () => {
  it('is found by its supplier’s numbers, and what the file names no more goes', async () => {
    const { company, account } = await withAccount()
    await load(company, await filesOf({ contratos: [head, contract()].join('\n') }))
    const thirdParty = {
      id: account?.third_party_id ?? 0,
      company,
      nombre: '',
      documento_numero: '860001911',
    }
    const branch = { id: account?.id ?? 0, thirdParty }
    for (const nro_orden of ['OC-1', 'OC-2'])
      await buildDocument(database, 'purchase-order', branch, { nro_orden })
    const imputed = async (...lines: string[]) => {
      const text = ['Contrato;Tipo;Documento', ...lines].join('\n')
      const { findings } = await load(company, await filesOf({ imputaciones: text }))
      const rows = await database.asAdmin<{ nro_orden: string }>(
        `select o.nro_orden from document_links l join purchase_order o on o.company_id = l.company_id and o.id = l.from_id
          where l.company_id = $1 and l.to_kind = 'supplier-contracts' order by 1`,
        [company.id],
      )
      return [findings.map(({ reason }) => reason), rows.map(({ nro_orden }) => nro_orden)]
    }
    expect(
      await imputed('CT-1;Orden de compra;OC-1', 'CT-1;OC;OC-2', 'CT-1;OC;OC-3', 'CT-9;OC;OC-1'),
    ).toEqual([
      ['document-unknown', 'contract-unknown'],
      ['OC-1', 'OC-2'],
    ])
    expect(await imputed('CT-1;oc;OC-2', 'CT-1;Remisión;R-1')).toEqual([
      ['imputation-kind-unknown'],
      ['OC-2'],
    ])
  })
})
