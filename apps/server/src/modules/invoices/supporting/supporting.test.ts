import { randomUUID } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  addInvoiceAnnexes,
  downloadInvoiceFile,
  getInvoice,
  removeInvoice,
  submitInvoice,
} from '@enlace/contract/invoices/calls.ts'
import { returnInvoice, acceptInvoice, getInvoiceReview } from '@enlace/contract/invoices/desk/calls.ts'
import {
  getSupportingDraft,
  previewSupporting,
  saveSupportingDraft,
  submitSupporting,
} from '@enlace/contract/invoices/supporting/calls.ts'
import { planillaAnnex, supportingFindingTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import type { SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import { notificationWords } from '@enlace/contract/notifications/words.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { acceptableSeller } from '@enlace/testing/acceptable.ts'
import { buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildInvoiceWorld, type InvoiceWorld } from '@enlace/testing/invoice-world.ts'
import { buildSupportingWorld, supportingForm as form } from '@enlace/testing/supporting-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-supporting-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')

const enter = (settings: Record<string, unknown> = {}) => buildSupportingWorld(server, settings)

const save = ({ browser }: Pick<InvoiceWorld, 'browser'>, body: SupportingForm, id: string = randomUUID()) =>
  server.call(saveSupportingDraft, browser, { params: { id }, body })
const submit = ({ browser }: Pick<InvoiceWorld, 'browser'>, id: string) =>
  server.call(submitSupporting, browser, { params: { id } })

describe('the form of a cuenta de cobro', () => {
  it('is blank with the next number, the day and the city, or has the lines of an order', async () => {
    const world = await enter()
    const ask = (query = {}) =>
      server.call(getSupportingDraft, world.browser, { params: { id: randomUUID() }, query })
    expect((await ask()).body).toMatchObject({
      guardada: false,
      numero_fijo: false,
      form: { consecutivo: 1, lineas: [], no_obligado: false, fecha: todayInBogota(new Date()) },
    })
    const filled = await ask({ order: world.order })
    expect(filled.body).toMatchObject({
      valor_total: '1000.00',
      form: {
        orden: 'OC-12',
        lineas: [{ codigo: 'A1', cantidad: '10', precio: '100.00', linea_orden: '1' }],
      },
    })
  })

  it('is closed to a company, to a visitor, and to who may not hand invoices in', async () => {
    const world = await buildInvoiceWorld(server)
    const params = { id: randomUUID() }
    const asked = await server.call(getSupportingDraft, world.browser, { params })
    expect([asked.status, asked.problem.code]).toEqual([403, 'supporting-closed'])
    expect((await save(world, form())).problem.code).toBe('supporting-closed')
    const visitor = await server.call(getSupportingDraft, new TestBrowser(world.company.host), { params })
    expect(visitor.status).toBe(401)
    const limited = await server.signIn(await buildPerson(server.db, world.thirdParty, { modules: [] }))
    expect((await server.call(getSupportingDraft, limited, { params })).problem.code).toBe('module-off')
  })

  it('is open to one that the company opened it for, and closed by its word', async () => {
    const world = await buildInvoiceWorld(server)
    const set = (open: boolean) =>
      server.asAdmin(
        `insert into supporting_document_suppliers (company_id, third_party_id, abierta, por) values ($1, $2, $3, 'x')
          on conflict (company_id, third_party_id) do update set abierta = excluded.abierta`,
        [world.company.id, world.thirdParty.id, open],
      )
    await set(true)
    expect((await save(world, form())).status).toBe(200)
    await set(false)
    expect((await save(world, form({ consecutivo: 2 }))).problem.code).toBe('supporting-closed')
  })
})

describe('a cuenta de cobro', () => {
  it('is kept with exact values and its checks, once', async () => {
    const world = await enter()
    const id = randomUUID()
    const { status, body } = await save(world, form(), id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      clase: 'cuenta_cobro',
      numero: 'CC-1',
      estado: 'borrador',
      valor_total: '335001.25',
      documento: { lineas: [{ valor: '300001.25' }, { valor: '35000.00' }] },
      estimado: { neto: '314901.25' },
      hallazgos: [{ gravedad: 'advierte', texto: texts.noAccount }],
      puede: { enviar: true, corregir: false, eliminar: true },
    })
    expect((await save(world, form(), id)).body).toEqual(body)
    const again = await server.call(getSupportingDraft, world.browser, { params: { id } })
    expect(again.body.form).toEqual(form())
  })

  it('says what it lacks, and is not handed in before', async () => {
    const world = await enter({ invoice_intake: { planilla: 1 } })
    const bare = form({ concepto: '', ciudad: '', no_obligado: false, lineas: [] })
    const { body } = await save(world, bare)
    expect(body.hallazgos.map(({ texto }) => texto)).toEqual([
      texts.concept,
      texts.city,
      texts.lines,
      texts.noAccount,
      texts.declaration,
      texts.planilla,
    ])
    expect((await submit(world, body.id)).problem.code).toBe('invoice-refused')
    expect(body.anexos).toEqual([{ nombre: planillaAnnex, obligatorio: true, entregado: false }])
  })

  it('is not handed in while the documento soporte lacks data of its seller, and keeps what was told', async () => {
    const world = await enter()
    const { body } = await save(
      world,
      form({ vendedor: { ...acceptableSeller, direccion: '', municipio: '' } }),
    )
    const missing = fill(texts.seller, { campos: 'dirección, municipio' })
    expect(body.impedimentos).toEqual([missing])
    expect((await submit(world, body.id)).problem.code).toBe('invoice-refused')
    await save(world, form(), body.id)
    expect((await submit(world, body.id)).status).toBe(200)
    const next = await server.call(getSupportingDraft, world.browser, { params: { id: randomUUID() } })
    expect(next.body.form.vendedor).toEqual(acceptableSeller)
    expect(next.body.vendedor).toMatchObject({ regimen_conocido: true, municipio: 'Bogotá, D.C.' })
  })

  it('asks for the file of the social security as well', async () => {
    const world = await enter({ invoice_intake: { planilla: 1 } })
    const { body } = await save(world, form({ planilla_numero: '9912', planilla_periodo: '2026-11' }))
    const { id } = body
    expect((await submit(world, id)).problem.code).toBe('invoice-refused')
    const bytes = `%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`
    await server.call(addInvoiceAnnexes, world.browser, {
      params: { id },
      body: { anexo: planillaAnnex },
      files: [{ field: 'a', name: 'planilla.pdf', bytes }],
    })
    expect((await submit(world, id)).body).toMatchObject({ estado: 'radicada' })
  })

  it('has a number of its own among those of its supplier', async () => {
    const world = await enter()
    await save(world, form())
    expect((await save(world, form())).problem.code).toBe('supporting-number-taken')
    const next = await server.call(getSupportingDraft, world.browser, { params: { id: randomUUID() } })
    expect(next.body.form.consecutivo).toBe(2)
  })

  it('is handed in once with its PDF, whose code is verified, and matches its order', async () => {
    const world = await enter()
    const lineas = [
      { codigo: 'A1', descripcion: 'A1', cantidad: '10', precio: '100', linea_orden: '1', unidad: '94' },
    ]
    const { body } = await save(world, form({ orden: 'OC-12', lineas }))
    expect(body.match?.resultado).toBe('cuadra')
    const { id } = body
    const [one, two] = await Promise.all([submit(world, id), submit(world, id)])
    expect([one.status, two.status]).toEqual([200, 200])
    const shown = (await server.call(getInvoice, world.browser, { params: { id } })).body
    expect(shown.radicado).toMatch(/^\d{4}-000001$/)
    expect(shown.archivos.map(({ clase, nombre }) => [clase, nombre])).toEqual([
      ['representacion', 'cuenta-de-cobro-CC-1.pdf'],
    ])
    const file = shown.archivos[0]?.id ?? ''
    const { response } = await server.call(downloadInvoiceFile, world.browser, { params: { id: file } })
    expect(response.body.slice(0, 5)).toBe('%PDF-')
    const [printed] = await server.asAdmin<{ kind: string; numero: string }>(
      "select kind, content ->> 'numero' as numero from printed_documents where document_id = $1",
      [id],
    )
    expect(printed).toEqual({ kind: 'supporting-document', numero: 'CC-1' })
    expect((await save(world, form(), id)).problem.code).toBe('invoice-closed')
  })

  it('is previewed as a draft, without a code', async () => {
    const world = await enter()
    const { id } = (await save(world, form())).body
    const { status, response } = await server.call(previewSupporting, world.browser, { params: { id } })
    expect([status, response.body.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(await server.asAdmin('select 1 from printed_documents where document_id = $1', [id])).toEqual([])
  })

  it('is returned, corrected and sent again under its filing number and its own', async () => {
    const world = await enter()
    const { id } = (await save(world, form())).body
    const { radicado } = (await submit(world, id)).body
    await relaxStaffFactor(server.asAdmin, world.company)
    const staff = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
    const { version } = (await server.call(getInvoiceReview, staff, { params: { id } })).body
    await server.call(returnInvoice, staff, {
      params: { id },
      body: { version, motivo: 'valor', detalle: 'El precio es otro.' },
    })
    expect((await save(world, form({ consecutivo: 7 }), id)).problem.code).toBe('supporting-number-kept')
    const corrected = await save(world, form({ concepto: 'Mantenimiento corregido' }), id)
    expect(corrected.body).toMatchObject({ estado: 'devuelta', version_documento: 2 })
    const sent = (await submit(world, id)).body
    expect(sent).toMatchObject({ estado: 'radicada', radicado, numero: 'CC-1', version_documento: 2 })
    expect(sent.versiones).toHaveLength(2)
    expect(sent.historia.map(({ acto }) => acto)).toEqual(['radicada', 'devuelta', 'corregida'])
    expect(sent.archivos.filter(({ clase }) => clase === 'representacion')).toHaveLength(2)
    const seen = (await server.call(getInvoiceReview, staff, { params: { id } })).body
    const accepted = await server.call(acceptInvoice, staff, {
      params: { id },
      body: { version: seen.version },
    })
    expect(accepted.body).toMatchObject({ estado: 'aceptada', documento: { cuenta: { consecutivo: 1 } } })
  })

  it('is called a cuenta de cobro by its mail, its notification and its estimate', async () => {
    const world = await enter()
    const { id, estimado } = (await save(world, form())).body
    await submit(world, id)
    const [mail] = await server.asAdmin<{ said: string }>(
      "select o::text as said from outbox_mails o where company_id = $1 and purpose = 'invoice-received'",
      [world.company.id],
    )
    const [told] = await server.asAdmin<{ subject: Record<string, string> }>(
      "select subject from notification_events where company_id = $1 and kind = 'invoice-received'",
      [world.company.id],
    )
    const words = notificationWords('invoice-received', told?.subject ?? {})
    expect(words.title).toBe('Cuenta de cobro radicada')
    for (const said of [mail?.said, words.sentence, estimado?.texto]) {
      expect(said).toContain('uenta de cobro')
      expect(said).not.toMatch(/\bfactura\b/i)
    }
  })

  it('is deleted as a draft with its number, and is no electronic invoice', async () => {
    const world = await enter()
    const { id } = (await save(world, form())).body
    expect((await server.call(submitInvoice, world.browser, { params: { id } })).status).toBe(404)
    await server.call(removeInvoice, world.browser, { params: { id } })
    expect((await save(world, form())).status).toBe(200)
  })

  it('is nobody else’s', async () => {
    const world = await enter()
    const { id } = (await save(world, form())).body
    const other = await enter()
    expect((await submit(other, id)).status).toBe(404)
    expect((await server.call(previewSupporting, other.browser, { params: { id } })).status).toBe(404)
    const neighbour = await buildSupplier(server.db, world.company, { isMaster: true })
    await server.asAdmin(
      "insert into supporting_document_suppliers (company_id, third_party_id, abierta, por) values ($1, $2, true, 'x')",
      [world.company.id, neighbour.thirdParty.id],
    )
    const browser = await server.signIn(neighbour.person)
    expect((await save({ browser }, form(), id)).status).toBe(404)
    expect((await submit({ browser }, id)).status).toBe(404)
    expect(
      (await server.call(submitSupporting, new TestBrowser(world.company.host), { params: { id } })).status,
    ).toBe(401)
  })
})
