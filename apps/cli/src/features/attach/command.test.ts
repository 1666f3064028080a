import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attachTexts as texts } from '@enlace/contract/documents/attachments/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-attach-'))
  await writeFile(join(folder, 'acta.pdf'), '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  await writeFile(join(folder, 'programa.exe'), 'MZ')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A company with a supplier whose note has this number. */
async function noteOf(number: string) {
  const company = await buildCompany(database.db)
  const supplier = await buildSupplier(database.db, company)
  const id = await buildDocument(database, 'notes-debit', supplier.branch, { nro_nota: number })
  return { company, id, ...supplier }
}

const attach = (company: number, rest: string, file = 'acta.pdf') =>
  runCommand(command, database.db, `${join(folder, file)} --company ${company} --kind nota ${rest}`, {
    DATA_DIR: folder,
  })

const filesOf = (id: string) =>
  database.asAdmin('select name, description, actor from document_files where document_id = $1', [id])

describe('a file that the operator adds', () => {
  it('stands among the files of the document that has the number', async () => {
    const { company, id } = await noteOf('ND-1')
    const { lines, code } = await attach(
      company.id,
      '--number ND-1 --description "Acta de devolución" --by Ana',
    )
    expect([code, lines]).toEqual([0, [fill(texts.done, { name: 'acta.pdf', document: 'Nota débito ND-1' })]])
    expect(await filesOf(id)).toEqual([{ name: 'acta.pdf', description: 'Acta de devolución', actor: 'Ana' }])
  })

  it('asks for the supplier where two have a document of the number', async () => {
    const { company, id, thirdParty } = await noteOf('ND-2')
    const { branch } = await buildSupplier(database.db, company)
    await buildDocument(database, 'notes-debit', branch, { nro_nota: 'ND-2' })
    const { fault } = await attach(company.id, '--number ND-2')
    expect(fault).toBe(fill(texts.several, { n: 2, number: 'ND-2' }))
    await attach(company.id, `--number ND-2 --nit ${thirdParty.documento_numero}`)
    expect(await filesOf(id)).toHaveLength(1)
  })

  it('is refused with the reason, and nothing is kept', async () => {
    const { company, id } = await noteOf('ND-3')
    const other = await noteOf('ND-4')
    const faults = [
      await attach(company.id, '--number ND-3', 'programa.exe'),
      await attach(company.id, '--number ND-3', 'nada.pdf'),
      await attach(company.id, '--number ND-4'),
      await attach(company.id, '--number ND-3 --kind factura-x'),
      await attach(999_999_999, '--number ND-3'),
    ].map(({ fault }) => fault)
    expect(faults[0]).toContain('programa.exe')
    expect(faults[1]).toContain('ENOENT')
    expect(faults[2]).toContain('ND-4')
    expect(faults[3]).toContain('factura-x')
    expect(faults[4]).toContain('999999999')
    expect([await filesOf(id), await filesOf(other.id)]).toEqual([[], []])
  })
})
