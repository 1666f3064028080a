import {
  askDocument,
  changeAskedDocument,
  changeReminderPlan,
  countAudience,
  downloadAskedTemplate,
  getReminderPlan,
  listAskedDocuments,
  reactivateAskedDocument,
  removeDocumentTemplate,
  retireAskedDocument,
  sendDocumentTemplate,
} from '@enlace/contract/required-documents/asked/calls.ts'
import type { AskedForm } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { requiredDocuments } from '@enlace/contract/required-documents/calls.ts'
import { classifySupplier } from '@enlace/contract/suppliers/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildContract } from '@enlace/testing/contracts.ts'
import { paper } from '@enlace/testing/required-documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-asked-documents-')
const server = useTestServer({ STORAGE_URL: folder })
const today = todayInBogota(new Date())

const form: AskedForm = {
  nombre: 'Cámara de Comercio',
  descripcion: 'De este año',
  alcance: 'proveedor',
  tipo_contrato: null,
  contrato: null,
  persona: null,
  suministro: null,
  tamanos: [],
  riesgos: [],
  obligatorio: true,
  regla: 'dias',
  dias: 90,
  fecha: null,
  gracia: 10,
  orden: 1,
}

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const supplier = await buildSupplier(server.db, company)
  const buyer = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
  const portal = await server.signIn(supplier.person)
  const shown = async () => (await server.call(requiredDocuments, portal, { query: {} })).body.documentos
  const ask = async (more: Partial<AskedForm> = {}) =>
    (await server.call(askDocument, buyer, { body: { ...form, ...more } })).body
  return { company, supplier, buyer, portal, shown, ask }
}

const classify = (
  { buyer, supplier }: Awaited<ReturnType<typeof enter>>,
  body: { tamano: 'micro' | null; riesgo: 'alto' | null },
) => server.call(classifySupplier, buyer, { params: { id: supplier.thirdParty.id }, body })

describe('what a company asks', () => {
  it('is seen by the supplier with its days of grace, under a code made of the name', async () => {
    const { ask, shown } = await enter()
    expect(await ask()).toMatchObject({ codigo: 'camara-de-comercio', version: 1, proveedores: 1 })
    expect(await ask()).toMatchObject({ codigo: 'camara-de-comercio-2' })
    expect((await shown())[0]).toMatchObject({ estado: 'en_gracia', plazo: addDays(today, 10) })
  })

  it('changes by version: what somebody else changed meanwhile is not written over', async () => {
    const { ask, buyer, shown } = await enter()
    const { id: document, version } = await ask()
    const params = { id: document }
    const changed = { ...form, gracia: 0, nombre: 'Certificado' }
    const { body } = await server.call(changeAskedDocument, buyer, {
      params,
      body: { form: changed, version },
    })
    expect(body).toMatchObject({ nombre: 'Certificado', version: 2, codigo: 'camara-de-comercio' })
    expect((await shown())[0]).toMatchObject({ nombre: 'Certificado', estado: 'falta', plazo: null })
    const late = await server.call(changeAskedDocument, buyer, { params, body: { form, version } })
    expect(late.problem.code).toBe('changed-meanwhile')
    const unknown = { params: { id: crypto.randomUUID() }, body: { form, version } }
    expect((await server.call(changeAskedDocument, buyer, unknown)).problem.code).toBe('document-not-found')
  })

  it('is asked no more and again, with its grace from that day on', async () => {
    const { ask, buyer, shown } = await enter()
    const { id, version } = await ask()
    await server.asAdmin(`update required_documents set desde = desde - 30 where id = $1`, [id])
    await server.asAdmin(`update third_parties set created_at = created_at - interval '90 days'`)
    expect((await shown())[0]?.estado).toBe('falta')
    const retired = await server.call(retireAskedDocument, buyer, { params: { id }, body: { version } })
    expect(retired.body).toMatchObject({ activo: false, proveedores: 0 })
    expect(await shown()).toEqual([])
    const again = { params: { id }, body: { version: retired.body.version } }
    expect((await server.call(reactivateAskedDocument, buyer, again)).body.activo).toBe(true)
    expect((await shown())[0]?.estado).toBe('en_gracia')
    expect((await server.call(reactivateAskedDocument, buyer, again)).problem.code).toBe('changed-meanwhile')
  })

  it('is asked by size and risk of those of whom the staff said so, from that day on', async () => {
    const world = await enter()
    const { ask, buyer, shown } = world
    await ask({ tamanos: ['micro', 'pequena'], riesgos: ['alto'] })
    const audience = { alcance: 'proveedor', tamanos: 'micro', riesgos: 'alto' } as const
    const count = async () => (await server.call(countAudience, buyer, { query: audience })).body
    expect(await count()).toMatchObject({ proveedores: 0, sin_tamano: 1, sin_riesgo: 1 })
    expect(await shown()).toEqual([])
    expect((await classify(world, { tamano: 'micro', riesgo: 'alto' })).body.supplier).toMatchObject({
      tamano: 'micro',
      riesgo: 'alto',
    })
    expect(await count()).toMatchObject({ proveedores: 1, sin_tamano: 0, sin_riesgo: 0 })
    expect(await shown()).toMatchObject([{ estado: 'en_gracia' }])
    await classify(world, { tamano: 'micro', riesgo: null })
    expect(await shown()).toEqual([])
  })

  it('takes a template and hands it out, and refuses what is none', async () => {
    const { ask, buyer, shown } = await enter()
    const { id } = await ask()
    const send = (name: string, bytes: Buffer | string, version = 1) =>
      server.call(sendDocumentTemplate, buyer, {
        params: { id },
        body: { version },
        files: [{ field: 'archivo1', name, bytes }],
      })
    expect((await send('formato.pdf', paper(700))).body).toMatchObject({
      plantilla: 'formato.pdf',
      version: 2,
    })
    expect((await shown())[0]?.plantilla).toMatchObject({ nombre: 'formato.pdf' })
    const file = await server.call(downloadAskedTemplate, buyer, { params: { id } })
    expect(file.response.rawPayload.equals(paper(700))).toBe(true)
    expect((await send('formato.pdf', 'nada', 2)).problem.code).toBe('file-refused')
    expect((await send('formato.pdf', paper(700))).problem.code).toBe('changed-meanwhile')

    const remove = (version: number) =>
      server.call(removeDocumentTemplate, buyer, { params: { id }, body: { version } })
    expect((await remove(1)).problem.code).toBe('changed-meanwhile')
    expect((await remove(2)).body).toMatchObject({ plantilla: null, version: 3 })
    expect((await shown())[0]?.plantilla).toBeNull()
    expect((await remove(3)).problem.code).toBe('changed-meanwhile')
    expect((await server.call(downloadAskedTemplate, buyer, { params: { id } })).problem.code).toBe(
      'document-not-found',
    )
  })

  it('is asked for one contract by its number, which has to tell it', async () => {
    const { supplier, buyer } = await enter()
    const ask = (contrato: string) =>
      server.call(askDocument, buyer, { body: { ...form, alcance: 'contrato', contrato } })
    expect((await ask('C-77')).problem.fields).toEqual({ contrato: texts.faults.contrato })
    await buildContract(server, supplier.branch, { nro_contrato: 'C-77' })
    await buildContract(server, supplier.branch, { nro_contrato: 'C-78' })
    const { id, version, ...asked } = (await ask('C-77')).body
    expect(asked).toMatchObject({ contrato: 'C-77', tipo_contrato: null, proveedores: 1 })
    const changed = { ...form, alcance: 'contrato', contrato: 'C-78', gracia: 0 } as const
    const { body } = await server.call(changeAskedDocument, buyer, {
      params: { id },
      body: { form: changed, version },
    })
    expect(body).toMatchObject({ contrato: 'C-77', gracia: 0 })
    await buildContract(server, supplier.branch, { nro_contrato: 'C-77' })
    expect((await ask('C-77')).problem.fields).toEqual({ contrato: texts.faults.contratos })
  })

  it('says what is missing at its field', async () => {
    const { buyer } = await enter()
    const body = { ...form, nombre: ' ', dias: null, gracia: 400 }
    const { problem } = await server.call(askDocument, buyer, { body })
    expect(problem.fields).toMatchObject({ nombre: texts.faults.nombre, gracia: texts.faults.gracia })
    const undated = { ...form, dias: null }
    expect((await server.call(askDocument, buyer, { body: undated })).problem.fields).toEqual({
      dias: texts.faults.dias,
    })
  })

  it('is of its company alone, and for readers to read only', async () => {
    const { company, ask, buyer } = await enter()
    const { id, version } = await ask()
    const stranger = await enter()
    const change = { params: { id }, body: { version } }
    const refused = await server.call(retireAskedDocument, stranger.buyer, change)
    expect(refused.problem.code).toBe('document-not-found')
    expect((await server.call(listAskedDocuments, stranger.buyer)).body.documentos).toEqual([])
    const reader = await server.signInStaff(await buildStaff(server.db, company, 'consulta'))
    expect((await server.call(listAskedDocuments, reader)).body.documentos).toHaveLength(1)
    expect((await server.call(retireAskedDocument, reader, change)).status).toBe(403)
    const writer = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
    expect((await server.call(listAskedDocuments, writer)).status).toBe(403)
    expect((await server.call(listAskedDocuments, buyer)).body.documentos).toHaveLength(1)
  })
})

describe('the plan of reminders', () => {
  it('is the product’s own until the company has one, and is changed by version', async () => {
    const { buyer } = await enter()
    const plan = (await server.call(getReminderPlan, buyer)).body
    expect(plan).toEqual({ dias_antes: [30, 7, 1], cada_dias: null, version: 0 })
    const body = { dias_antes: [5, 15, 5], cada_dias: 8, version: 0 }
    const { body: kept } = await server.call(changeReminderPlan, buyer, { body })
    expect(kept).toEqual({ dias_antes: [15, 5], cada_dias: 8, version: 1 })
    expect((await server.call(changeReminderPlan, buyer, { body })).problem.code).toBe('changed-meanwhile')
    const next = { dias_antes: [], cada_dias: null, version: 1 }
    expect((await server.call(changeReminderPlan, buyer, { body: next })).body.version).toBe(2)
  })
})
