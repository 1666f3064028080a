import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { askAboutDocument, getQuestion } from '@enlace/contract/questions/calls.ts'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import { getPurchaseTicket } from '@enlace/contract/purchase-tickets/calls.ts'
import { importDocuments } from '@enlace/importer/import-documents.ts'
import { shippedMapping } from '@enlace/importer/shipped.ts'
import { openFiles } from '@enlace/importer/source-files.ts'
import { buildCompany, buildPerson, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-loads-')
const server = useTestServer()

const small = fileURLToPath(new URL('../../../../../packages/importer/fixtures/small/', import.meta.url))
const words = {
  orderByReceipts: 'Por entradas',
  takenAsPaid: 'Pagada al {corte}',
  takenAsOpen: 'Abierta al {corte}',
  closedByPicture: 'Cerrada al {corte}',
}

/** Loads an ERP's files as its operator does: entries without an invoice, with a change to the text of each file. */
async function load(company: BuiltCompany, change: (name: string, text: string) => string) {
  const paths: string[] = []
  for (const name of ['proveedores', 'entradas', 'elementos']) {
    const path = join(folder, `${name}-${randomUUID()}.csv`)
    const text = (await readFile(join(small, `${name}.csv`), 'utf8')).replace(',4713/14,2012-03-01', ',,')
    await writeFile(path, change(name, text))
    paths.push(path)
  }
  const mapping = await shippedMapping('udistrital')
  return importDocuments(server.db, {
    company: company.id,
    mapping,
    actor: 'test',
    words,
    files: await openFiles(paths, mapping),
    describe: ({ reason }) => reason,
  })
}

it('keeps what a supplier did and asked when the ERP’s files are loaded again, the same and changed', async () => {
  const company = await buildCompany(server.db)
  await load(company, (_, text) => text)
  const [row] = await server.asAdmin<{
    id: string
    third_party_id: number
    nro_entrada: string
    linea: number
  }>(
    `select t.id, t.third_party_id, t.nro_entrada, l.linea from purchase_tickets t
       join purchase_tickets_lines l on l.company_id = t.company_id and l.purchase_ticket_id = t.id
      where t.company_id = $1 and t.estado = 'registrada' and t.nro_entrada like '%0012' order by l.linea limit 1`,
    [company.id],
  )
  if (!row) throw new Error('The files have an entry that is not invoiced')
  const thirdParty = { id: row.third_party_id, company, nombre: '', documento_numero: '' }
  const browser = await server.signIn(await buildPerson(server.db, thirdParty))
  const reported = await server.call(reportPurchaseTicket, browser, {
    params: { id: row.id },
    body: {
      lineas: JSON.stringify([{ linea: row.linea, tipo: 'calidad', comentario: 'Resmas mojadas' }]),
      idempotencyKey: randomUUID(),
    },
  })
  expect(reported.status).toBe(200)
  const asked = await server.call(askAboutDocument, browser, {
    body: {
      kind: 'purchase-tickets',
      id: row.id,
      tipo: 'otra',
      mensaje: '¿Quién recibió?',
      idempotencyKey: randomUUID(),
    },
  })
  expect(asked.status).toBe(200)
  const ticketOf = async () =>
    (await server.call(getPurchaseTicket, browser, { params: { id: row.id } })).body
  const before = await ticketOf()
  expect(before.estado).toBe('con_diferencia')

  await load(company, (_, text) => text)
  expect(await ticketOf()).toEqual({ ...before, history: expect.anything() })

  // The ERP corrects the price: all lines are replaced, the act keeps its text.
  await load(company, (name, text) => (name === 'elementos' ? text.replaceAll('10000.5', '9000') : text))
  const corrected = await ticketOf()
  expect(corrected.valor_neto).not.toBe(before.valor_neto)
  expect([corrected.estado, corrected.acts]).toEqual(['con_diferencia', before.acts])
  expect(await server.call(getQuestion, browser, { params: { id: asked.body.id } })).toMatchObject({
    status: 200,
    body: { mensajes: 1, documento: { numero: row.nro_entrada } },
  })

  // Invoiced in the ERP: its own state takes precedence from then on, and the report stays readable.
  await load(company, (name, text) =>
    name === 'entradas'
      ? text.replace('2012-02-01,860001911,,', '2012-02-01,860001911,4713,2012-03-01')
      : text,
  )
  const invoiced = await ticketOf()
  expect([invoiced.estado, invoiced.acts.done]).toEqual(['facturada', before.acts.done])
})
