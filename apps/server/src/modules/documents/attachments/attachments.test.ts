import { Readable } from 'node:stream'
import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import { getDebitNote } from '@enlace/contract/notes-debit/calls.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { keepDocumentFile } from './keep-file.ts'

const folder = await useScratchFolder('enlace-attachments-')
const server = useTestServer({ STORAGE_URL: folder })

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

/** A debit note of a supplier with a record (acta) attached by the company. */
async function noteWithActa() {
  const company = await buildCompany(server.db)
  const { person, branch, thirdParty } = await buildSupplier(server.db, company)
  const note = await buildDocument(server, 'notes-debit', branch)
  await add(company.id, note, { description: 'Acta de devolución' })
  const browser = await server.signIn(person)
  const answer = await server.call(getDebitNote, browser, { params: { id: note } })
  return { company, thirdParty, branch, note, browser, answer: answer.body }
}

const add = (
  company: number,
  id: string,
  fields: { description?: string; content?: string; name?: string } = {},
) =>
  keepDocumentFile(server.portal.service, company, {
    kind: 'notes-debit',
    id,
    name: fields.name ?? 'acta.pdf',
    description: fields.description,
    actor: 'Carlos Rojas',
    content: Readable.from([Buffer.from(fields.content ?? pdf)]),
  })

const fileOf = <File>(answer: { attachments: readonly File[] }) => answer.attachments[0]

describe('a file that the company adds to a document', () => {
  it('stands among the files of the document, and its history tells who added it', async () => {
    const { answer } = await noteWithActa()
    expect(answer.attachments).toMatchObject([
      {
        name: 'acta.pdf',
        description: 'Acta de devolución',
        media_type: 'application/pdf',
        size: pdf.length,
        origin: 'compania',
        actor: 'Carlos Rojas',
      },
    ])
    expect(answer.history.find(({ event }) => event === 'archivo')).toMatchObject({
      event: 'archivo',
      origin: 'compania',
      actor: 'Carlos Rojas',
      files: [{ id: fileOf(answer)?.id, name: 'acta.pdf' }],
    })
  })

  it('is handed out byte by byte under its own name', async () => {
    const { browser, answer } = await noteWithActa()
    const { status, response } = await server.call(downloadDocumentFile, browser, {
      params: { id: fileOf(answer)?.id ?? '' },
    })
    expect([status, response.body]).toEqual([200, pdf])
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toContain('acta.pdf')
  })

  it('is nothing to another supplier, nor to a person of another branch', async () => {
    const { company, thirdParty, answer } = await noteWithActa()
    const { person: stranger } = await buildSupplier(server.db, company)
    const elsewhere = await buildBranch(server.db, thirdParty)
    const colleague = await buildPerson(server.db, thirdParty, { accounts: [elsewhere] })
    for (const person of [stranger, colleague]) {
      const { status, problem } = await server.call(downloadDocumentFile, await server.signIn(person), {
        params: { id: fileOf(answer)?.id ?? '' },
      })
      expect([status, problem.code]).toEqual([404, 'document-not-found'])
    }
  })

  it('is closed with the module of its document', async () => {
    const { company, browser, answer } = await noteWithActa()
    await changeSettings(server.db, company, { orden_notas_debito: 0 })
    const { status } = await server.call(downloadDocumentFile, browser, {
      params: { id: fileOf(answer)?.id ?? '' },
    })
    expect(status).toBe(404)
  })

  it('is refused where it is none of the kinds that are taken, is empty, or the document is another company’s', async () => {
    const { company, note } = await noteWithActa()
    const other = await noteWithActa()
    await expect(add(company.id, note, { content: 'MZ\u0090 no es un PDF' })).rejects.toThrow('file-refused')
    await expect(add(company.id, note, { content: '' })).rejects.toThrow('file-refused')
    await expect(add(company.id, other.note)).rejects.toThrow('document-not-found')
    const left = await server.asAdmin(
      'select 1 from stored_files where company_id = $1 and claimed_at is not null',
      [company.id],
    )
    expect(left).toHaveLength(1)
  })

  it('carries no folder and no other ending than its own in its name', async () => {
    const { company, note, browser } = await noteWithActa()
    await add(company.id, note, { name: '../../etc/acta.exe' })
    const { body } = await server.call(getDebitNote, browser, { params: { id: note } })
    expect(body.attachments.map(({ name }) => name)).toContain('acta.exe.pdf')
  })
})
