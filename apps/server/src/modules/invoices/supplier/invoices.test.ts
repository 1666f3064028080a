import {
  downloadAcknowledgement,
  downloadInvoiceFile,
  getInvoice,
  listInvoices,
  readInvoices,
  removeInvoice,
  removeInvoiceAnnex,
  submitInvoice,
} from '@enlace/contract/invoices/calls.ts'
import { readTexts } from '@enlace/contract/invoices/texts.ts'
import { verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildInvoiceWorld, handIn, readXml } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { zipOf } from '@enlace/testing/zip.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-invoices-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')

const enter = (settings: Record<string, unknown> = {}) => buildInvoiceWorld(server, settings)
const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'
const list = async (browser: TestBrowser) => (await server.call(listInvoices, browser)).body
const look = (browser: TestBrowser, id: string) => server.call(getInvoice, browser, { params: { id } })
const submit = (browser: TestBrowser, id: string) => server.call(submitInvoice, browser, { params: { id } })

describe('a document that is read', () => {
  it('is a draft as a person would read it, with its checks and its order', async () => {
    const world = await enter()
    const { xml, number, uniqueKey } = world.write()
    const { status, file } = await readXml(server, world.browser, xml)
    expect([status, file?.resultado, file?.motivos]).toEqual([200, 'borrador', []])
    const [draft] = file?.facturas ?? []
    expect(draft).toMatchObject({
      estado: 'borrador',
      radicado: null,
      numero: number,
      cufe: uniqueKey,
      valor_total: '1190.00',
      cuadre: 'cuadra',
      impedimentos: [],
      puede: { enviar: true, eliminar: true },
      documento: { orden: 'OC-12', valor_bruto: '1000.00', valor_impuestos: '190.00', lineas_total: 1 },
      match: { por: 'referencia', orden: { id: world.order, numero: 'OC-12' } },
      estimado: { neto: '1190.00' },
    })
    expect(draft?.archivos.map(({ clase }) => clase)).toEqual(['original'])
  })

  it('is the same draft when it is read again', async () => {
    const world = await enter()
    const { xml } = world.write()
    const [one, other] = [
      await readXml(server, world.browser, xml),
      await readXml(server, world.browser, xml),
    ]
    expect(one.file?.facturas[0]?.id).toBe(other.file?.facturas[0]?.id)
    const { rows } = await list(world.browser)
    expect(rows).toHaveLength(1)
    expect((await look(world.browser, rows[0]?.id ?? '')).body.archivos).toHaveLength(1)
  })

  it('comes out of an archive with its paper, several at once', async () => {
    const world = await enter()
    const [one, other] = [world.write(), world.write()]
    const bytes = (text: string) => new Uint8Array(Buffer.from(text))
    const zip = zipOf({
      'uno.xml': bytes(one.xml),
      'uno.pdf': bytes(pdf),
      'dos.xml': bytes(other.xml),
    })
    const { body } = await server.call(readInvoices, world.browser, {
      body: {},
      files: [{ field: 'a', name: 'envio.zip', bytes: zip }],
    })
    const drafts = body.archivos[0]?.facturas ?? []
    expect(drafts.map(({ numero }) => numero).toSorted()).toEqual([one.number, other.number].toSorted())
    const first = drafts.find(({ numero }) => numero === one.number)
    expect(first?.archivos.map(({ clase }) => clase)).toEqual(['original', 'representacion'])
    const id = first?.archivos[0]?.id ?? ''
    const { response } = await server.call(downloadInvoiceFile, world.browser, { params: { id } })
    expect(response.body).toBe(one.xml)
  })

  it('gets the PDF of its request; a PDF alone is told what is missing', async () => {
    const world = await enter()
    const paper = { field: 'b', name: 'factura.pdf', bytes: pdf }
    const alone = await server.call(readInvoices, world.browser, { body: {}, files: [paper] })
    expect(alone.body.archivos[0]).toMatchObject({ resultado: 'rechazado', motivos: [readTexts.paperAlone] })
    const { body } = await server.call(readInvoices, world.browser, {
      body: {},
      files: [{ field: 'a', name: 'factura.xml', bytes: world.write().xml }, paper],
    })
    expect(body.archivos.map(({ resultado }) => resultado)).toEqual(['borrador', 'representacion'])
    expect(body.archivos[1]?.facturas[0]?.archivos).toHaveLength(2)
  })

  it('is refused with its document type, and leaves the other files as they are', async () => {
    const world = await enter()
    const hostile =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Invoice>&b;</Invoice>'
    const { status, body } = await server.call(readInvoices, world.browser, {
      body: {},
      files: [
        { field: 'a', name: 'mala.xml', bytes: hostile },
        { field: 'b', name: 'buena.xml', bytes: world.write().xml },
      ],
    })
    expect(status).toBe(200)
    expect(body.archivos.map(({ resultado }) => resultado)).toEqual(['rechazado', 'borrador'])
    expect(body.archivos[0]?.motivos).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('root:')
  })

  it('of another seller or for another buyer cannot be sent, and says why', async () => {
    const world = await enter()
    const other = { nit: '900555111', name: 'Otra S.A.S.' }
    for (const parties of [{ seller: other }, { buyer: other }]) {
      const { file } = await readXml(server, world.browser, world.write(parties).xml)
      const [draft] = file?.facturas ?? []
      expect([draft?.puede.enviar, draft?.impedimentos.length]).toEqual([false, 1])
      const { status, problem } = await submit(world.browser, draft?.id ?? '')
      expect([status, problem.code]).toEqual([422, 'invoice-refused'])
      expect(problem.message).toContain(draft?.impedimentos[0])
    }
  })
})

describe('an invoice that is handed in', () => {
  it('gets the next number of its company, its acknowledgement by mail, a notification and its trail', async () => {
    const world = await enter()
    const first = await handIn(server, world.browser, world.write().xml)
    const second = await handIn(server, world.browser, world.write().xml)
    const year = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Bogota' }).slice(0, 4)
    expect([first.body.radicado, second.body.radicado]).toEqual([`${year}-000001`, `${year}-000002`])
    expect(first.body).toMatchObject({
      estado: 'radicada',
      historia: [{ acto: 'radicada', quien: 'Ana Pérez' }],
    })
    const mails = await server.asAdmin<{ recipient: string; subject: string }>(
      `select recipient, subject from outbox_mails where company_id = $1 and purpose = 'invoice-received' order by created_at`,
      [world.company.id],
    )
    expect(mails[0]).toMatchObject({ recipient: world.person.email })
    expect(mails[0]?.subject).toContain(`${year}-000001`)
    const trail = await server.asAdmin<{ action: string; actor: string }>(
      `select action, actor from audit_log where company_id = $1 and target = $2 order by at`,
      [world.company.id, first.id],
    )
    expect(trail).toEqual(
      ['invoice:read', 'invoice:radicada'].map((action) => ({ action, actor: world.person.email })),
    )
    const told = await server.asAdmin('select kind from notification_events where company_id = $1', [
      world.company.id,
    ])
    expect(told).toEqual([{ kind: 'invoice-received' }, { kind: 'invoice-received' }])
  })

  it('is the same one on a double click', async () => {
    const world = await enter()
    const { file } = await readXml(server, world.browser, world.write().xml)
    const id = file?.facturas[0]?.id ?? ''
    const answers = await Promise.all([
      submit(world.browser, id),
      submit(world.browser, id),
      submit(world.browser, id),
    ])
    expect(new Set(answers.map(({ body }) => body.radicado)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body.historia).toHaveLength(1)
    expect((await handIn(server, world.browser, world.write().xml)).body.radicado).toMatch(/-000002$/)
  })

  it('is one for each CUFE and number, also of two third parties of one NIT at once; no number is lost', async () => {
    const world = await enter()
    const twin = await buildSupplier(server.db, world.company, { isMaster: true })
    await server.asAdmin('update third_parties set documento_numero = $2, nombre = $3 where id = $1', [
      twin.thirdParty.id,
      world.thirdParty.documento_numero,
      world.thirdParty.nombre,
    ])
    const other = await server.signIn(twin.person)
    const { xml, number } = world.write({ order: null })
    const ids: string[] = []
    for (const browser of [world.browser, other]) {
      const { file } = await readXml(server, browser, xml)
      ids.push(file?.facturas[0]?.id ?? '')
    }
    const answers = await Promise.all([submit(world.browser, ids[0] ?? ''), submit(other, ids[1] ?? '')])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('invoice-known')
    // The same number with another CUFE is no other invoice.
    const again = await handIn(
      server,
      world.browser,
      world.write({ number, order: null, lines: [{ code: 'A1', quantity: '9', price: '100' }] }).xml,
    )
    expect([409, 422]).toContain(again.status)
    expect((await handIn(server, world.browser, world.write().xml)).body.radicado).toMatch(/-000002$/)
  })

  it('is not read as a draft any more', async () => {
    const world = await enter()
    const { xml } = world.write()
    const { body, id } = await handIn(server, world.browser, xml)
    const { file } = await readXml(server, world.browser, xml)
    expect(file).toMatchObject({ resultado: 'radicada', facturas: [{ id }] })
    expect(file?.motivos[0]).toContain(body.radicado)
  })

  it('keeps nothing where its transaction fails in the middle', async () => {
    const world = await enter()
    const { file } = await readXml(server, world.browser, world.write().xml)
    const id = file?.facturas[0]?.id ?? ''
    await server.asAdmin(
      `alter table outbox_mails add constraint broken check (purpose <> 'invoice-received') not valid`,
    )
    expect((await submit(world.browser, id)).status).toBe(500)
    await server.asAdmin('alter table outbox_mails drop constraint broken')
    expect((await look(world.browser, id)).body).toMatchObject({ estado: 'borrador', historia: [] })
    expect((await submit(world.browser, id)).body.radicado).toMatch(/-000001$/)
  })

  it('counts what it bills of its order for the next one', async () => {
    const world = await enter()
    await handIn(server, world.browser, world.write().xml)
    const { file } = await readXml(server, world.browser, world.write().xml)
    expect(file?.facturas[0]).toMatchObject({
      cuadre: 'difiere',
      match: { lineas: [{ cantidad_pendiente: '0' }] },
    })
    expect(file?.facturas[0]?.match?.lineas[0]?.diferencias).toHaveLength(1)
  })

  it('is posted once the ERP has it, by CUFE or by number, and says how it stands there', async () => {
    const world = await enter()
    const { xml, number } = world.write()
    const { id } = await handIn(server, world.browser, xml)
    await server.asAdmin(
      `insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, estado, valor_facturado, saldo_total)
       values ($1, $2, $3, 'x', $4, 'programada', 1190, 1190)`,
      [world.company.id, world.thirdParty.id, world.branch.id, number.replace('FE', 'fe-')],
    )
    expect((await look(world.browser, id)).body).toMatchObject({
      estado: 'causada',
      erp: { estado: 'programada' },
    })
    expect((await list(world.browser)).counts).toEqual({ causada: 1 })
  })

  it('falls into the month and the payment run of the company’s calendar', async () => {
    const world = await enter({ invoice_cutoff: { dia: 31, hora: '23:59' }, payment_run_days: [5] })
    const { body } = await handIn(server, world.browser, world.write().xml)
    expect(body.tiempos?.texto).toContain('corte')
    expect(body.tiempos?.fecha_estimada_pago).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('has an acknowledgement that its holder can verify; a draft has none', async () => {
    const world = await enter()
    const { id, body } = await handIn(server, world.browser, world.write().xml)
    const { response } = await server.call(downloadAcknowledgement, world.browser, { params: { id } })
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const [printed] = await server.asAdmin<{ codigo: string }>(
      'select codigo from printed_documents where document_id = $1',
      [id],
    )
    const verified = await server.call(verifyPaper, new TestBrowser(world.company.host), {
      params: { code: printed?.codigo ?? '' },
    })
    expect(verified.body).toMatchObject({
      what: 'document',
      kind: 'submitted-invoice',
      content: { numero: body.radicado, valor: '1190.00' },
      today: { estado: 'radicada' },
    })
    const { file } = await readXml(server, world.browser, world.write().xml)
    const draft = { params: { id: file?.facturas[0]?.id ?? '' } }
    expect((await server.call(downloadAcknowledgement, world.browser, draft)).status).toBe(404)
  })
})

describe('the list', () => {
  it('finds by number, state and amount, sorts, and says how many of each state there are', async () => {
    const world = await enter()
    const lines = [{ code: 'A1', quantity: '2', price: '100' }]
    const [one, other] = [world.write(), world.write({ lines })]
    const { id } = await handIn(server, world.browser, one.xml)
    const { file } = await readXml(server, world.browser, other.xml)
    const draft = file?.facturas[0]?.id
    const found = async (query: object) => {
      const { body } = await server.call(listInvoices, world.browser, { query })
      return [body.rows.map((row) => row.id), body.total]
    }
    expect(await found({})).toEqual([[draft, id], 2])
    expect(await found({ sort: '-valor' })).toEqual([[id, draft], 2])
    expect(await found({ q: other.number })).toEqual([[draft], 1])
    expect(await found({ q: 'OC-12', status: 'radicada' })).toEqual([[id], 1])
    expect(await found({ max: '500' })).toEqual([[draft], 1])
    expect(await found({ page: 2, size: 1 })).toEqual([[id], 2])
    expect((await list(world.browser)).counts).toEqual({ borrador: 1, radicada: 1 })
    expect((await list(world.browser)).totals).toEqual([{ moneda: 'COP', rows: 2, valor_total: '1428.00' }])
  })
})

describe('invoices', () => {
  it('are nobody else’s: not a visitor’s, another supplier’s, another branch’s, or of who lacks the module', async () => {
    const world = await enter()
    const { id } = await handIn(server, world.browser, world.write().xml)
    const { body } = await look(world.browser, id)
    const file = body.archivos[0]?.id ?? ''
    const neighbour = await server.signIn(
      (await buildSupplier(server.db, world.company, { isMaster: true })).person,
    )
    const stranger = (await enter()).browser
    for (const browser of [neighbour, stranger]) {
      expect((await list(browser)).total).toBe(0)
      for (const answer of [
        await look(browser, id),
        await submit(browser, id),
        await server.call(removeInvoice, browser, { params: { id } }),
        await server.call(downloadInvoiceFile, browser, { params: { id: file } }),
        await server.call(downloadAcknowledgement, browser, { params: { id } }),
        await server.call(removeInvoiceAnnex, browser, { params: { id, file } }),
      ])
        expect([answer.status, answer.problem.code]).toEqual([404, 'document-not-found'])
    }
    const limited = await server.signIn(await buildPerson(server.db, world.thirdParty, { modules: [] }))
    expect((await server.call(listInvoices, limited)).problem.code).toBe('module-off')
    expect((await server.call(listInvoices, new TestBrowser(world.company.host))).status).toBe(401)
  })

  it('are read, but not handed in, by who may only look', async () => {
    const world = await enter()
    const { file } = await readXml(server, world.browser, world.write().xml)
    await server.asAdmin('update memberships set read_only = true, is_master = false where id = $1', [
      world.person.membership,
    ])
    expect((await list(world.browser)).puede_radicar).toBe(false)
    const refused = await submit(world.browser, file?.facturas[0]?.id ?? '')
    expect(refused.problem.code).toBe('read-only-person')
  })
})
