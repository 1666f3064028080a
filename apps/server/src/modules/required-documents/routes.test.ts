import {
  downloadDocumentTemplate,
  downloadDocumentVersion,
  requiredDocuments,
  submitDocument,
} from '@enlace/contract/required-documents/calls.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import {
  announce,
  buildRequiredDocument,
  paper,
  sendFrom,
  sendVersion,
  uploaded,
} from '@enlace/testing/required-documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { keepTemplate } from './asked/commands.ts'
import { reviewDocument } from './review-commands.ts'

const folder = await useScratchFolder('enlace-documents-')
const server = useTestServer({ STORAGE_URL: folder })

const today = todayInBogota(new Date())
const daysAgo = (days: number) => addDays(today, -days)

async function enter(fields: { contracts?: 0 | 1 } = {}) {
  const settings = { mostrar_contratos_proveedores: fields.contracts ?? 1 }
  const company = await buildCompany(server.db, { settings })
  const supplier = await buildSupplier(server.db, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

const listOf = async (browser: TestBrowser, contract?: string) =>
  (await server.call(requiredDocuments, browser, { query: contract === undefined ? {} : { contract } })).body

/** Returns the only document of a list. */
const only = async (browser: TestBrowser, contract?: string) => {
  const { documentos } = await listOf(browser, contract)
  expect(documentos).toHaveLength(1)
  const [document] = documentos
  if (!document) throw new Error('There is one document')
  return document
}

const decide = (world: { company: { id: number } }, version: string, decision: 'aprobado' | 'rechazado') =>
  reviewDocument(server.db, world.company.id, {
    version,
    decision,
    motivo: 'No se lee el sello.',
    reviewer: 'ana@compania.co',
  })

const notices = (company: number) =>
  server.asAdmin<{ kind: string; subject: object }>(
    'select kind, subject from notification_events where company_id = $1 order by created_at',
    [company],
  )

describe('a required document', () => {
  it('is missing, in review, in force: by what was sent and what the company decided', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company)
    expect(await only(world.browser)).toMatchObject({ estado: 'falta', vigente: null, versiones: [] })
    const sent = await sendVersion(server, world.browser, id)
    expect(sent.body.version).toBe(1)
    expect(await only(world.browser)).toMatchObject({ estado: 'en_revision', vigente: null })
    expect(await decide(world, sent.body.id, 'aprobado')).toBe('aprobado')
    expect(await only(world.browser)).toMatchObject({ estado: 'vigente', vigente: 1, vence: null })
    expect((await listOf(world.browser)).progreso).toEqual({ exigidos: 1, al_dia: 1, porcentaje: 100 })
  })

  it('stays in force in its old version until the company approves a new one', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company, { regla: 'dias', dias: 90 })
    const first = await sendVersion(server, world.browser, id, { expedido: daysAgo(20) })
    await decide(world, first.body.id, 'aprobado')
    const second = await sendVersion(server, world.browser, id, { expedido: today })
    const inReview = { vigente: 1, vence: addDays(today, 70) }
    expect(await only(world.browser)).toMatchObject({ estado: 'en_revision', ...inReview })
    await decide(world, second.body.id, 'rechazado')
    expect(await only(world.browser)).toMatchObject({
      estado: 'rechazado',
      motivo: 'No se lee el sello.',
      ...inReview,
    })
    const third = await sendVersion(server, world.browser, id, { expedido: today })
    await decide(world, third.body.id, 'aprobado')
    const { versiones, ...now } = await only(world.browser)
    expect(now).toMatchObject({ estado: 'vigente', vigente: 3, vence: addDays(today, 90), motivo: '' })
    expect(versiones.map(({ version, estado }) => [version, estado])).toEqual([
      [3, 'aprobado'],
      [2, 'rechazado'],
      [1, 'aprobado'],
    ])
  })

  it.each([
    [59, 'vigente'],
    [60, 'por_vencer'],
    [90, 'por_vencer'],
    [91, 'vencido'],
  ] as const)('of ninety days is, %i days after its issue, %s', async (days, estado) => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company, { regla: 'dias', dias: 90 })
    const { body } = await sendVersion(server, world.browser, id, { expedido: today })
    await decide(world, body.id, 'aprobado')
    await server.asAdmin('alter table supplier_documents disable trigger supplier_documents_stay')
    await server.asAdmin('update supplier_documents set expedido = $2, vence = $3 where id = $1', [
      body.id,
      daysAgo(days),
      addDays(daysAgo(days), 90),
    ])
    await server.asAdmin('alter table supplier_documents enable trigger supplier_documents_stay')
    expect(await only(world.browser)).toMatchObject({ estado, dias_restantes: 90 - days })
  })

  it('takes no paper that is too old, undated, or of no kind that is taken; what went up stays', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company, { regla: 'dias', dias: 30 })
    const upload = await uploaded(server, world.browser, paper())
    const body = { upload, contract: null, expedido: null, vence: null }
    const send = (more: object) =>
      server.call(submitDocument, world.browser, { params: { id }, body: { ...body, ...more } })
    expect((await send({})).problem.fields).toEqual({ expedido: texts.faults.issued })
    expect((await send({ expedido: daysAgo(31) })).problem.fields).toHaveProperty('expedido')
    expect((await send({ expedido: addDays(today, 1) })).problem.fields).toHaveProperty('expedido')
    expect((await send({ expedido: daysAgo(30) })).status).toBe(200)
    for (const bytes of [Buffer.from('MZ programa'), Buffer.from('<a>datos</a>')]) {
      const wrong = await uploaded(server, world.browser, bytes)
      const { problem } = await send({ upload: wrong, expedido: today })
      expect([problem.code, problem.fields?.['upload']]).toEqual([
        'file-refused',
        expect.stringContaining('rut'),
      ])
    }
  })

  it('takes no file that is not all there, or is not what was announced', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company)
    const bytes = paper(5000)
    const { body } = await announce(server, world.browser, bytes)
    const submit = (upload: string) =>
      server.call(submitDocument, world.browser, {
        params: { id },
        body: { upload, contract: null, expedido: null, vence: null },
      })
    await sendFrom(server, world.browser, { id: body.id, at: 0, bytes: bytes.subarray(0, 4000) })
    expect((await submit(body.id)).problem.code).toBe('upload-incomplete')
    await sendFrom(server, world.browser, { id: body.id, at: 4000, bytes: Buffer.alloc(1000, 'x') })
    expect((await submit(body.id)).problem.code).toBe('upload-damaged')
    expect((await submit(body.id)).problem.code).toBe('document-not-found')
  })

  it('is decided about once, and its supplier is told once, with the reason', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company)
    const { body } = await sendVersion(server, world.browser, id)
    const outcomes = await Promise.all([
      decide(world, body.id, 'rechazado'),
      decide(world, body.id, 'rechazado'),
    ])
    expect(outcomes.toSorted()).toEqual(['decided', 'rechazado'])
    expect(await decide(world, body.id, 'aprobado')).toBe('decided')
    const path = '/supplier-qualification/documents'
    expect(await notices(world.company.id)).toEqual([
      {
        kind: 'document-reviewed',
        subject: { documento: 'RUT', resultado: 'rechazado', motivo: 'No se lee el sello', path },
      },
    ])
    const other = await buildCompany(server.db)
    expect(await decide({ company: other }, body.id, 'aprobado')).toBe('unknown')
  })

  it('comes back as it was sent, in every version, and its template to whom it is asked of', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company)
    const template = { name: 'formato.pdf', content: Readable.from([paper(900)]), operator: 'ana' }
    await keepTemplate(server.portal.service, world.company.id, id, template)
    const bytes = [paper(3000, 'uno'), paper(3000, 'dos')]
    for (const each of bytes) await sendVersion(server, world.browser, id, { bytes: each })
    const { versiones, plantilla } = await only(world.browser)
    expect(versiones.map(({ estado }) => estado)).toEqual(['en_revision', 'reemplazado'])
    expect(plantilla).toEqual({ nombre: 'formato.pdf', bytes: 900 })
    for (const [at, { id: version }] of versiones.toReversed().entries()) {
      const { response } = await server.call(downloadDocumentVersion, world.browser, {
        params: { id: version },
      })
      expect(response.rawPayload.equals(bytes[at] ?? Buffer.alloc(0))).toBe(true)
    }
    const given = await server.call(downloadDocumentTemplate, world.browser, { params: { id } })
    expect(given.response.rawPayload).toHaveLength(900)
  })
})

describe('what is asked', () => {
  it('depends on whether the supplier is a person or a company, and sells goods or services', async () => {
    const company = await buildCompany(server.db)
    for (const persona of ['natural', 'juridica'] as const)
      await buildRequiredDocument(server, company, { nombre: persona, persona })
    for (const suministro of ['bienes', 'servicios'] as const)
      await buildRequiredDocument(server, company, { nombre: suministro, suministro })
    const askedOf = async (documento_numero: string, id_actividad_economica: string | null) => {
      const { thirdParty, person } = await buildSupplier(server.db, company)
      await server.asAdmin(
        'update third_parties set documento_numero = $2, id_actividad_economica = $3 where id = $1',
        [thirdParty.id, documento_numero, id_actividad_economica],
      )
      const { documentos } = await listOf(await server.signIn(person))
      return documentos.map(({ nombre }) => nombre).toSorted()
    }
    expect(await askedOf('901234567', '2229')).toEqual(['bienes', 'juridica'])
    expect(await askedOf('1032456789', '6920')).toEqual(['natural', 'servicios'])
    expect(await askedOf('31987654', null)).toEqual(['natural'])
  })

  it('for a contract is told to who may see the contract, and to nobody else', async () => {
    const world = await enter()
    const contract = crypto.randomUUID()
    await server.asAdmin(
      `insert into supplier_contracts (company_id, id, third_party_id, third_id, erp_key, nro_contrato, objeto, tipo, valor)
       values ($1, $2, $3, $4, $5, 'CT-1', 'Aseo', 'servicios', 1)`,
      [world.company.id, contract, world.thirdParty.id, world.branch.id, contract],
    )
    const id = await buildRequiredDocument(server, world.company, {
      alcance: 'contrato',
      tipo_contrato: 'servicios',
    })
    await buildRequiredDocument(server, world.company, { alcance: 'contrato', tipo_contrato: 'obra' })
    expect((await listOf(world.browser)).documentos).toEqual([])
    expect((await only(world.browser, contract)).id).toBe(id)
    const { body } = await sendVersion(server, world.browser, id, { contract })
    expect(body.version).toBe(1)

    const elsewhere = await buildBranch(server.db, world.thirdParty)
    const ofOther = await server.signIn(
      await buildPerson(server.db, world.thirdParty, { accounts: [elsewhere] }),
    )
    const ofNone = await server.signIn(await buildPerson(server.db, world.thirdParty, { modules: [] }))
    const neighbour = await server.signIn((await buildSupplier(server.db, world.company)).person)
    for (const [asker, code] of [
      [ofOther, 'document-not-found'],
      [neighbour, 'document-not-found'],
      [ofNone, 'module-off'],
    ] as const) {
      const asked = await server.call(requiredDocuments, asker, { query: { contract } })
      expect(asked.problem.code).toBe(code)
      const file = await server.call(downloadDocumentVersion, asker, { params: { id: body.id } })
      expect(file.problem.code).toBe('document-not-found')
      expect((await sendVersion(server, asker, id, { contract })).problem.code).toBe(code)
    }
    await changeSettings(server.db, world.company, { mostrar_contratos_proveedores: 0 })
    expect((await server.call(requiredDocuments, world.browser, { query: { contract } })).problem.code).toBe(
      'module-off',
    )
  })

  it('and what was sent is nobody else’s: not another supplier’s, not another company’s', async () => {
    const world = await enter()
    const id = await buildRequiredDocument(server, world.company)
    const { body } = await sendVersion(server, world.browser, id)
    const neighbour = await server.signIn((await buildSupplier(server.db, world.company)).person)
    expect(await only(neighbour)).toMatchObject({ estado: 'falta', versiones: [] })
    const stranger = (await enter()).browser
    expect((await listOf(stranger)).documentos).toEqual([])
    for (const other of [neighbour, stranger]) {
      const { problem } = await server.call(downloadDocumentVersion, other, { params: { id: body.id } })
      expect(problem.code).toBe('document-not-found')
    }
    expect((await sendVersion(server, stranger, id)).problem.code).toBe('document-not-found')
  })

  it('is sent by nobody who may only look, who sees it all the same', async () => {
    const world = await enter()
    await buildRequiredDocument(server, world.company)
    await server.asAdmin('update memberships set read_only = true where id = $1', [world.person.membership])
    const { puede_subir, documentos } = await listOf(world.browser)
    expect([puede_subir, documentos.length]).toEqual([false, 1])
  })
})
