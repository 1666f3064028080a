import { getStatementPdf } from '@enlace/contract/account-statements/calls.ts'
import {
  changePaperNotes,
  downloadPaperNoteTrial,
  getPaperNotes,
} from '@enlace/contract/papers/notes/calls.ts'
import { longestPaperNote, notedPapers, type NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import { notedPaperTexts, paperNoteTrialTexts, paperNotesTexts } from '@enlace/contract/papers/notes/texts.ts'
import { getPurchaseOrderPdf } from '@enlace/contract/purchase-order/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const desk = await server.signInStaff(await buildStaff(server.db, company))
  const supplier = await buildSupplier(server.db, company)
  const look = async () => (await server.call(getPaperNotes, desk)).body
  const write = async (notes: Partial<Record<NotedPaper, string>>) => {
    const { notas, version } = await look()
    return server.call(changePaperNotes, desk, { body: { notas: { ...notas, ...notes }, version } })
  }
  return { company, desk, ...supplier, look, write }
}

const textOf = async (answer: Promise<{ response: { rawPayload: Buffer } }>) =>
  textOfPdf((await answer).response.rawPayload).replaceAll('\u00a0', ' ')

describe('the notes of a company’s papers', () => {
  it('are empty at first, and are kept by kind and on the trail', async () => {
    const { company, look, write } = await enter()
    expect((await look()).notas).toEqual(Object.fromEntries(notedPapers.map((paper) => [paper, ''])))
    const { status, body } = await write({ 'purchase-order': '  Cite la orden en su factura.  ' })
    expect([status, body.notas['purchase-order']]).toEqual([200, 'Cite la orden en su factura.'])
    expect(await look()).toEqual(body)
    const trail = await server.asAdmin<{ detail: object }>(
      `select detail from audit_log where company_id = $1 and action = 'settings-changed'`,
      [company.id],
    )
    expect(trail).toEqual([
      {
        detail: {
          before: { notas_documentos: null },
          after: { notas_documentos: { 'purchase-order': 'Cite la orden en su factura.' } },
        },
      },
    ])
  })

  it('stand at the end of that paper only, as they were written', async () => {
    const { branch, person, write } = await enter()
    const id = await buildDocument(server, 'purchase-order', branch)
    const browser = await server.signIn(person)
    const order = () => textOf(server.call(getPurchaseOrderPdf, browser, { params: { id } }))
    const statement = () => textOf(server.call(getStatementPdf, browser, { query: {} }))
    expect(await order()).not.toContain('Cite la orden')
    await write({
      'purchase-order': 'Cite la orden.\n\n<b>Línea</b> & {dos}',
      estado_de_cuenta: 'Reporte diferencias en cinco días.',
    })
    const text = await order()
    expect(text).toContain('Cite la orden.')
    expect(text).toContain('<b>Línea</b> & {dos}')
    expect(text).not.toContain('Reporte diferencias')
    expect(await statement()).toContain('Reporte diferencias en cinco días.')
  })

  it('of one company are not those of another', async () => {
    const [mine, other] = [await enter(), await enter()]
    await mine.write({ 'purchase-order': 'Solo nuestra.' })
    expect((await other.look()).notas['purchase-order']).toBe('')
  })

  it('longer than their most are refused, and so is a change of what somebody else changed meanwhile', async () => {
    const { desk, look, write } = await enter()
    const long = await write({ 'notes-debit': 'x'.repeat(longestPaperNote + 1) })
    expect([long.status, JSON.stringify(long.problem)]).toEqual([
      422,
      expect.stringContaining(paperNotesTexts.long),
    ])
    const { notas, version } = await look()
    await write({ 'notes-debit': 'Primera' })
    const late = await server.call(changePaperNotes, desk, { body: { notas, version } })
    expect(late.problem.code).toBe('changed-meanwhile')
  })

  it.each([...notedPapers])('can be seen on a page before they are kept: %s', async (papel) => {
    const { desk, look } = await enter()
    const query = { papel, nota: 'Nota de prueba: ñandú' }
    const text = await textOf(server.call(downloadPaperNoteTrial, desk, { query }))
    expect(text).toContain('Nota de prueba: ñandú')
    expect(text).toContain(notedPaperTexts[papel])
    expect(text).toContain(paperNoteTrialTexts.warning)
    expect((await look()).notas[papel]).toBe('')
  })

  it('are nothing to nobody, to suppliers and to staff without that right', async () => {
    const { company, person, look } = await enter()
    const { notas, version } = await look()
    const clerk = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    const calls = [
      [getPaperNotes, {}],
      [changePaperNotes, { body: { notas, version } }],
      [downloadPaperNoteTrial, { query: { papel: 'notes-debit', nota: 'x' } }],
    ] as const
    const browsers = [new TestBrowser(company.host), await server.signIn(person), clerk]
    for (const browser of browsers) {
      for (const [call, given] of calls) {
        const { status } = await server.call(call, browser, given)
        expect([401, 403, 404]).toContain(status)
      }
    }
  })
})
