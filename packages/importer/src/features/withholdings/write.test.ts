import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { importDocuments } from '../../import-documents.ts'
import { sampleFolder, shippedMapping } from '../../shipped.ts'
import { filesOfFolder, openFiles } from '../../source-files.ts'

const database = useTestDatabase()
const folder = await useScratchFolder('enlace-withholdings-')
const mapping = await shippedMapping('retenciones')
const words = { orderByReceipts: '', takenAsPaid: '', takenAsOpen: '', closedByPicture: '' }
let companies = 300

async function buildCompany(): Promise<number> {
  companies++
  const values = [companies, String(900_000_000 + companies), 0, `Compañía ${companies}`, '{}', [], '[]']
  await database.db.lookUp('create_company', values, 'staff')
  return companies
}

const load = async (company: number, files = filesOfFolder(sampleFolder('retenciones'), mapping)) =>
  importDocuments(database.db, {
    company,
    mapping,
    files: await files,
    actor: 'test',
    words,
    describe: ({ reason }) => reason,
  })

const linesOf = (company: number) =>
  database.asAdmin<Record<string, string>>(
    `select l.tipo, l.concepto_codigo, l.tarifa, l.base, l.operacion, l.valor, l.fecha, l.documento, l.comprobante,
            l.municipio, p.documento_numero as nit, b.codigo
       from withholding_lines l
       join third_parties p on p.company_id = l.company_id and p.id = l.third_party_id
       join branch_accounts b on b.company_id = l.company_id and b.id = l.third_id
      where l.company_id = $1 order by l.erp_key`,
    [company],
  )

/** The sample's lines without their suppliers, with one text replaced. */
async function changed(from: string, to: string) {
  const text = await readFile(join(sampleFolder('retenciones'), 'retenciones.csv'), 'utf8')
  expect(text).toContain(from)
  const path = join(folder, `retenciones-${companies}.csv`)
  await writeFile(path, text.replace(from, to))
  return openFiles([path], mapping)
}

it('puts what was withheld under its supplier, with figures, documents and cities as the file has them', async () => {
  const company = await buildCompany()
  const { written, refused, doubtful } = await load(company)
  expect([written.kinds['withholdings'], refused, doubtful]).toEqual([
    { inserted: 7, updated: 0, unchanged: 0, deleted: 0 },
    0,
    0,
  ])
  const lines = await linesOf(company)
  expect(lines.filter(({ tipo }) => tipo === 'iva')).toEqual([
    {
      tipo: 'iva',
      concepto_codigo: 'compra_de_bienes_gravados',
      tarifa: '15.00000',
      base: '1900000.00',
      operacion: '10000000.00',
      valor: '285000.00',
      fecha: '2025-03-14',
      documento: 'FE-1040',
      comprobante: '001-CE-00000071',
      municipio: '11001',
      nit: '860001911',
      codigo: '001',
    },
  ])
  const [freshness] = await database.asAdmin<{ as_of: string }>(
    `select as_of from data_freshness where company_id = $1 and kind = 'withholdings'`,
    [company],
  )
  expect(freshness?.as_of).toMatch(/^2026-01-01/)
})

it('changes nothing the second time', async () => {
  const company = await buildCompany()
  await load(company)
  const before = await linesOf(company)
  expect((await load(company)).written.total).toMatchObject({ inserted: 0, updated: 0, deleted: 0 })
  expect(await linesOf(company)).toEqual(before)
})

it('takes a corrected figure for the same withholding, also from a file without suppliers', async () => {
  const company = await buildCompany()
  await load(company)
  const corrected = await load(company, changed('3.000.000;;120.000;', '3.500.000;;140.000;'))
  expect(corrected.written.kinds['withholdings']).toMatchObject({ inserted: 0, updated: 1, unchanged: 6 })
  const values = (await linesOf(company)).map(({ valor }) => valor)
  expect(values).toContain('140000.00')
  expect(values).not.toContain('120000.00')
})

it('refuses lines of suppliers that the company does not have, and loads the others', async () => {
  const company = await buildCompany()
  await load(company)
  const report = await load(company, changed('800036678;Renta', '900373115;Renta'))
  expect(report.findings.map(({ line, reason }) => [line, reason])).toEqual([[8, 'supplier-unknown']])
  expect(report.written.kinds['withholdings']).toMatchObject({ unchanged: 6 })
})

it('leaves the same suppliers of another company alone', async () => {
  const [mine, other] = [await buildCompany(), await buildCompany()]
  await load(mine)
  await load(other)
  const before = await linesOf(other)
  await load(mine, changed('250.000;', '250.001;'))
  expect(await linesOf(other)).toEqual(before)
})
