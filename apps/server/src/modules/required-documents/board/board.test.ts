import {
  exportDocumentBoard,
  listDocumentBoard,
  listDocumentBoardRows,
  remindOfDocuments,
} from '@enlace/contract/required-documents/board/calls.ts'
import { notificationWords } from '@enlace/contract/notifications/words.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { decideDocuments } from '@enlace/contract/required-documents/desk/calls.ts'
import { documentsReviewTexts } from '@enlace/contract/required-documents/desk/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildContract } from '@enlace/testing/contracts.ts'
import { buildRequiredDocument, sendVersion } from '@enlace/testing/required-documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { reviewDocument } from '../review-commands.ts'
import { remindByPlan } from './reminder-commands.ts'

const folder = await useScratchFolder('enlace-document-board-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const today = todayInBogota(new Date())

async function enter() {
  const company = await buildCompany(server.db, { settings: { mostrar_contratos_proveedores: 1 } })
  await relaxStaffFactor(server.asAdmin, company)
  const supplier = await buildSupplier(server.db, company)
  const buyer = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
  const portal = await server.signIn(supplier.person)
  const board = async (query: object = {}) => (await server.call(listDocumentBoard, buyer, { query })).body
  const remind = async (rows: readonly { id: string }[]) =>
    (await server.call(remindOfDocuments, buyer, { body: { rows: rows.map(({ id }) => id) } })).body
      .resultados
  const approved = async (document: string, vence: ReturnType<typeof addDays>) => {
    const { body } = await sendVersion(server, portal, document, { vence: addDays(today, 300) })
    const review = { version: body.id, decision: 'aprobado', reviewer: 'ana', vence } as const
    await reviewDocument(server.db, company.id, review)
    return body.id
  }
  return { company, supplier, buyer, portal, board, remind, approved }
}

type World = Awaited<ReturnType<typeof enter>>

const rut = ({ company }: World, fields = {}) => buildRequiredDocument(server, company, fields)

/** How often the people of a company were told, by what. */
const told = (company: { id: number }) =>
  server.asAdmin<{ resultado: string | null; fecha: string | null }>(
    `select subject ->> 'resultado' as resultado, subject ->> 'fecha' as fecha from notification_events
      where company_id = $1 and kind = 'document-expiring' order by created_at`,
    [company.id],
  )

describe('the board', () => {
  it('has a row for every supplier and document, with what needs somebody first', async () => {
    const world = await enter()
    const { company, board, approved, supplier } = world
    const other = await buildSupplier(server.db, company)
    const iso = await rut(world, { nombre: 'ISO', regla: 'documento' })
    const cc = await rut(world, { nombre: 'Cámara', gracia: 5 })
    await approved(iso, addDays(today, 12))
    const { rows, counts, total, resumen, choices } = await board()
    expect(rows.map(({ documento, estado, dias, exigidos }) => [documento, estado, dias, exigidos])).toEqual([
      ['ISO', 'falta', null, 2],
      ['Cámara', 'en_gracia', null, 2],
      ['Cámara', 'en_gracia', null, 2],
      ['ISO', 'por_vencer', 12, 2],
    ])
    expect([total, counts, resumen]).toEqual([
      4,
      { falta: 1, en_gracia: 2, por_vencer: 1 },
      { proveedores: 2, completos: 0 },
    ])
    expect(Object.fromEntries(choices.documento.map(({ nombre, rows: n }) => [nombre, n]))).toEqual({
      Cámara: 2,
      ISO: 2,
    })
    const found = await board({ q: other.thirdParty.documento_numero, documento: cc })
    expect(found.rows).toMatchObject([{ documento: 'Cámara', plazo: addDays(today, 5) }])
    expect((await board({ status: 'por_vencer' })).rows).toMatchObject([
      {
        nit: expect.stringContaining(supplier.thirdParty.documento_numero),
        vence: addDays(today, 12),
        al_dia: 1,
      },
    ])
    expect((await board({ from: today, to: addDays(today, 20) })).total).toBe(1)
  })

  it('asks for a contract’s documents while it runs, and of no supplier that is inactive', async () => {
    const world = await enter()
    const { board, supplier, company } = world
    await rut(world, { alcance: 'contrato', nombre: 'Acta' })
    const contract = await buildContract(server, supplier.branch, { nro_contrato: 'CT-1' })
    expect((await board()).rows).toMatchObject([{ documento: 'Acta', contrato: 'CT-1', estado: 'falta' }])
    await server.asAdmin(`update supplier_contracts set estado = 'liquidado' where id = $1`, [contract])
    expect((await board()).rows).toEqual([])
    await rut(world)
    expect((await board()).total).toBe(1)
    await server.asAdmin('update third_parties set activo = false where company_id = $1', [company.id])
    expect((await board()).total).toBe(0)
  })

  it('turns from in grace to ended with the days, and to at hand with an approval', async () => {
    const world = await enter()
    const { board, approved, supplier } = world
    const document = await rut(world, { regla: 'documento', gracia: 3 })
    await server.asAdmin(`update third_parties set created_at = now() - interval '90 days' where id = $1`, [
      supplier.thirdParty.id,
    ])
    await server.asAdmin('update required_documents set desde = desde - 60 where id = $1', [document])
    const state = async () => (await board()).rows[0]
    expect(await state()).toMatchObject({ estado: 'falta', plazo: addDays(today, -57) })
    await approved(document, addDays(today, -3))
    expect(await state()).toMatchObject({
      estado: 'en_gracia',
      plazo: today,
      vence: addDays(today, -3),
      dias: -3,
    })
    await approved(document, addDays(today, -4))
    expect(await state()).toMatchObject({ estado: 'vencido' })
    await approved(document, addDays(today, 200))
    expect(await state()).toMatchObject({ estado: 'vigente', plazo: null, al_dia: 1, exigidos: 1 })
  })

  it('is handed out as a file and slice by slice, of its company alone', async () => {
    const world = await enter()
    await rut(world, { nombre: 'Cámara; de comercio' })
    const { buyer } = world
    const file = await server.call(exportDocumentBoard, buyer, { query: { format: 'csv' } })
    expect(file.response.rawPayload.toString()).toContain('Cámara; de comercio')
    expect(file.response.rawPayload.toString()).toContain(texts.recordado)
    const sheet = await server.call(exportDocumentBoard, buyer, {
      query: { format: 'xlsx', status: 'falta' },
    })
    expect(sheet.response.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await server.call(listDocumentBoardRows, buyer)).body.rows).toHaveLength(1)
    const stranger = await enter()
    expect((await stranger.board()).rows).toEqual([])
    const [row] = (await world.board()).rows
    expect(await stranger.remind(row ? [row] : [])).toMatchObject([{ porque: 'no_existe', enviado_a: [] }])
    const reader = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
    const body = { rows: [row?.id ?? ''] }
    expect((await server.call(remindOfDocuments, reader, { body })).status).toBe(403)
  })
})

describe('a reminder by hand', () => {
  it('goes once a day to those who may send the document, and says to whom', async () => {
    const world = await enter()
    const { company, board, remind, supplier } = world
    await rut(world, { nombre: 'RUT' })
    const { rows } = await board()
    const [first] = await remind(rows)
    expect(first).toMatchObject({ documento: 'RUT', porque: null })
    expect(first?.enviado_a.map(({ correo }) => correo)).toEqual([supplier.person.email])
    expect(await remind(rows)).toMatchObject([{ porque: 'hoy', enviado_a: [] }])
    expect(await told(company)).toEqual([{ resultado: 'falta', fecha: null }])
    expect((await board()).rows[0]?.recordado_at).not.toBeNull()
  })

  it('of several documents of one supplier is one notification, which names each', async () => {
    const world = await enter()
    const { company, board, remind } = world
    const other = await buildSupplier(server.db, company)
    for (let at = 1; at <= 10; at++) await rut(world, { nombre: `Papel ${String(at).padStart(2, '0')}` })
    const { rows } = await board({ sort: 'documento' })
    expect(rows).toHaveLength(20)
    const outcomes = await remind(rows)
    expect(outcomes.filter(({ porque }) => porque === null)).toHaveLength(20)
    const events = await server.asAdmin<{ third_party_id: number; subject: Record<string, string> }>(
      'select third_party_id, subject from notification_events where company_id = $1 order by third_party_id',
      [company.id],
    )
    expect(events).toHaveLength(2)
    expect(events.map((event) => event.third_party_id)).toContain(other.thirdParty.id)
    for (const { subject } of events) {
      expect(subject).toMatchObject({ cantidad: '10' })
      expect(subject['documento']).toMatch(/^Papel \d\d \(falta\), .* y 2 más$/)
      expect(notificationWords('document-expiring', subject).title).toBe('Documentos por actualizar')
    }
    expect((await remind(rows)).map(({ porque }) => porque)).toEqual(Array(20).fill('hoy'))
  })

  it('goes to nobody where all may only look, and where the document is sent or at hand', async () => {
    const world = await enter()
    const { company, board, remind, portal, approved } = world
    const review = await rut(world, { nombre: 'A' })
    const held = await rut(world, { nombre: 'B', regla: 'documento' })
    await rut(world, { nombre: 'C' })
    await sendVersion(server, portal, review)
    await approved(held, addDays(today, 100))
    await server.asAdmin('update memberships set read_only = true, is_master = false where company_id = $1', [
      company.id,
    ])
    const { rows } = await board({ sort: 'documento' })
    expect((await remind(rows)).map(({ porque }) => porque)).toEqual(['revision', 'vigente', 'nadie'])
    expect(await told(company)).toEqual([])
  })
})

describe('a plan of reminders', () => {
  it('reminds every so many days of what is missing, each step once, however often it runs', async () => {
    const world = await enter()
    const { company, supplier } = world
    const document = await rut(world)
    await rut(world, { nombre: 'Opcional', obligatorio: false })
    await server.asAdmin(
      'insert into document_reminder_plans (company_id, dias_antes, cada_dias) values ($1, $2, 7)',
      [company.id, [30]],
    )
    await server.asAdmin(`update third_parties set created_at = now() - interval '900 days' where id = $1`, [
      supplier.thirdParty.id,
    ])
    await server.asAdmin('update required_documents set desde = $2 where id = $1', [
      document,
      addDays(today, -6),
    ])
    const look = async () => {
      await remindByPlan(server.db, company.id)
      await remindByPlan(server.db, company.id)
      return (await told(company)).length
    }
    expect(await look()).toBe(0)
    await server.asAdmin('update required_documents set desde = $2 where id = $1', [
      document,
      addDays(today, -17),
    ])
    expect(await look()).toBe(1)
    const steps = await server.asAdmin(
      'select paso, personas, por from document_reminders where company_id = $1',
      [company.id],
    )
    // Of two steps that passed while no server ran, the latest alone.
    expect(steps).toEqual([{ paso: `despues 14 ${addDays(today, -17)}`, personas: 1, por: null }])
  })
})

describe('a decision on several documents', () => {
  it('is taken on each by itself, and says of each what became of it', async () => {
    const world = await enter()
    const { company, portal, buyer } = world
    const sent = async (nombre: string) =>
      (await sendVersion(server, portal, await rut(world, { nombre }))).body.id
    const [one, two, three] = [await sent('Uno'), await sent('Dos'), await sent('Tres')]
    await reviewDocument(server.db, company.id, { version: two, decision: 'aprobado', reviewer: 'ana' })
    const unknown = crypto.randomUUID()
    const decide = async (ids: string[], decision: 'aprobado' | 'rechazado', motivo = '') =>
      server.call(decideDocuments, buyer, { body: { ids, decision, motivo } })
    const { body } = await decide([one, two, unknown, one], 'aprobado')
    expect(body.resultados).toMatchObject([
      { id: one, documento: 'Uno', hecho: true, porque: '' },
      { id: two, documento: 'Dos', hecho: false, porque: expect.stringContaining('ana') },
      { id: unknown, hecho: false, porque: documentsReviewTexts.bulk.unknown },
    ])
    expect((await decide([three], 'rechazado', ' ')).problem.fields).toEqual({
      motivo: documentsReviewTexts.reasonMissing,
    })
    expect((await decide([three], 'rechazado', 'Sin firma')).body.resultados).toMatchObject([{ hecho: true }])
    const states = await server.asAdmin<{ estado: string; motivo: string }>(
      'select estado, motivo from supplier_documents where company_id = $1 order by subido_at',
      [company.id],
    )
    expect(states).toEqual([
      { estado: 'aprobado', motivo: '' },
      { estado: 'aprobado', motivo: '' },
      { estado: 'rechazado', motivo: 'Sin firma' },
    ])
    const stranger = await enter()
    const { body: foreign } = await server.call(decideDocuments, stranger.buyer, {
      body: { ids: [three], decision: 'aprobado', motivo: '' },
    })
    expect(foreign.resultados).toMatchObject([{ hecho: false, documento: '' }])
  })
})
