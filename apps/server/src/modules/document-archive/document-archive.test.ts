import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { read, utils } from '@e965/xlsx'
import {
  downloadDocumentArchive,
  getDocumentArchive,
  makeDocumentArchive,
  setDocumentArchive,
} from '@enlace/contract/document-archive/calls.ts'
import { archiveKinds, type MonthArchive } from '@enlace/contract/document-archive/schemas.ts'
import { archiveIndexTexts, archiveKindTexts } from '@enlace/contract/document-archive/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { calendarDate, monthBefore, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildPayment } from '@enlace/testing/payments-made.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { filesOfZip } from '@enlace/testing/zip.ts'
import { describe, expect, it } from 'vitest'
import type { Job, JobService, Task } from '../../core/jobs/task.ts'
import { sweepStorage } from '../../core/storage/sweep.ts'
import { keepDocumentFile } from '../documents/index.ts'
import { askWhenDue } from './commands.ts'
import { archiveSchedule, archiveTask } from './jobs.ts'

const folder = await useScratchFolder('enlace-archive-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const mes = '2025-10'

const service = (): JobService => ({ ...server.portal.service, log: server.portal.log })

const jobOf = (company: BuiltCompany, payload: object = {}): Job => ({
  company: company.id,
  id: randomUUID(),
  claimer: randomUUID(),
  payload,
  scope: Scope.ofStaff(company.id),
  attempts: 1,
  signal: new AbortController().signal,
})

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const payer = await buildStaff(server.db, company, 'cuentas_por_pagar')
  const desk = await server.signInStaff(payer)
  const { branch, thirdParty } = await buildSupplier(server.db, company)
  const pay = (comprobante: string, fecha: string, valor = '1000.00', fields: object = {}) =>
    buildPayment(server, branch, { comprobante, fecha: calendarDate(fecha), ...fields }, [
      { factura: 'FE-1', valor },
    ])
  const attach = async (id: string, name: string, at: string) => {
    const content = Readable.from([Buffer.concat([pdf, Buffer.from(`% ${name}\n`)])])
    await keepDocumentFile(service(), company.id, { kind: 'payments-made', id, name, actor: '', content })
    await server.asAdmin('update document_files set created_at = $3 where company_id = $1 and name = $2', [
      company.id,
      name,
      at,
    ])
  }
  const shown = async () => (await server.call(getDocumentArchive, desk)).body
  const ask = (month = mes) => server.call(makeDocumentArchive, desk, { body: { mes: month } })
  const set = (settings: object) =>
    server.call(setDocumentArchive, desk, {
      body: { activo: true, dia: 1, clases: [...archiveKinds], destinatarios: [], ...settings },
    })
  const download = (id: string, parte = 1, browser = desk) =>
    server.call(downloadDocumentArchive, browser, { params: { id, parte } })
  return { company, payer, desk, branch, thirdParty, pay, attach, shown, ask, set, download }
}
type World = Awaited<ReturnType<typeof enter>>

/** Makes the archives that wait, as a worker does, or until the task fails. */
async function work(
  { company }: World,
  task: Task = archiveTask(),
  at: JobService = service(),
): Promise<void> {
  const waiting = await server.asAdmin<{ id: string }>(
    `select id from document_archives where company_id = $1 and state in ('waiting', 'running')`,
    [company.id],
  )
  for (const { id } of waiting) await task.run(jobOf(company, { archive: id }), at)
}

async function made(world: World, month = mes): Promise<MonthArchive> {
  const { archivos } = await world.shown()
  const found = archivos.find((archive) => archive.mes === `${month}-01`)
  if (!found) throw new Error('The month has no archive')
  return found
}

/** The files of a ZIP file without its index, and the lines of the index. */
async function opened(world: World, { id }: { id: string }, parte = 1) {
  const { response } = await world.download(id, parte)
  const files = filesOfZip(response.rawPayload)
  const book = read(files.get(archiveIndexTexts.index))
  const [sheet = ''] = book.SheetNames
  const rows = utils.sheet_to_json<(string | number | undefined)[]>(book.Sheets[sheet] ?? {}, {
    header: 1,
    raw: true,
  })
  files.delete(archiveIndexTexts.index)
  return { names: [...files.keys()], files, rows, response }
}

/** Issues a constancy or a certificate. */
async function issue(
  { company, branch, thirdParty }: World,
  said: { numero: string; at: string; kind?: string; isAnnulled?: boolean },
): Promise<void> {
  const { numero, at, kind = 'paz_y_salvo', isAnnulled = false } = said
  await server.asAdmin(
    `with paper as (
       insert into issued_papers (company_id, kind, numero, codigo, third_party_id, account_ids, fecha_corte, content,
                                  content_hash, pdf, issued_at, annulled_at)
       values ($1, $2, $3, upper(left(md5(random()::text), 12)), $4, array[$5::integer], $6::timestamptz, '{}', $7, $7,
               $6::timestamptz, case when $8 then now() end) returning id)
     insert into certificates (company_id, paper_id, third_party_id, account_ids, asked_ids, tipo, anio, periodo, municipio,
                               version, lines, lines_count, lines_hash, base, valor, pdf_hash)
     select $1, id, $4, array[$5::integer], '{}', 'ica', 2025, 4, '11001', 1, '[]', 1, $7, 1000000, 11040,
            sha256(id::text::bytea)
       from paper where $2 like 'certificado%'`,
    [company.id, kind, numero, thirdParty.id, branch.id, at, pdf, isAnnulled],
  )
}

const mailsOf = ({ company }: World) =>
  server.asAdmin<{ recipient: string; text: string }>(
    `select recipient, text from outbox_mails where company_id = $1 and purpose = 'document-archive' order by 1`,
    [company.id],
  )

describe('the archive of a month', () => {
  it('has the documents of the calendar month in Bogotá, and an index with the total of each kind', async () => {
    const world = await enter()
    const { company, branch, pay, attach, thirdParty } = world
    await pay('CE-ANTES', '2025-09-30')
    const first = await pay('CE-PRIMERO', '2025-10-01', '1500.50')
    await pay('CE-ULTIMO', '2025-10-31', '2000.25')
    await pay('CE-DOLARES', '2025-10-15', '10.00', { moneda: 'USD' })
    await pay('CE-DESPUES', '2025-11-01')
    await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC/7', fecha: '2025-10-31' })
    await attach(first, 'antes.pdf', '2025-10-01T04:59:59Z')
    await attach(first, 'primero.pdf', '2025-10-01T05:00:00Z')
    await attach(first, 'ultimo.pdf', '2025-11-01T04:59:59Z')
    await attach(first, 'despues.pdf', '2025-11-01T05:00:00Z')
    await world.ask()
    await work(world)

    const archive = await made(world)
    expect(archive).toMatchObject({ estado: 'done', documentos: 6, faltan: 0, partes: [{ parte: 1 }] })
    const { names, files, rows, response } = await opened(world, archive)
    expect(response.headers['content-disposition']).toContain('archivo-2025-10.zip')
    const nit = rows.flat().find((cell) => String(cell).startsWith(thirdParty.documento_numero))
    expect(names).toEqual([
      `Comprobantes-de-pago/2025-10-01_${nit}_CE-PRIMERO.pdf`,
      `Comprobantes-de-pago/2025-10-15_${nit}_CE-DOLARES.pdf`,
      `Comprobantes-de-pago/2025-10-31_${nit}_CE-ULTIMO.pdf`,
      `Órdenes-de-compra/2025-10-31_${nit}_OC-7.pdf`,
      `Archivos-adjuntos-a-documentos/2025-10-01_${nit}_CE-PRIMERO_primero.pdf`,
      `Archivos-adjuntos-a-documentos/2025-10-31_${nit}_CE-PRIMERO_ultimo.pdf`,
    ])
    expect([...files.values()].every((bytes) => bytes.subarray(0, 5).toString() === '%PDF-')).toBe(true)
    expect(rows.map(([file]) => String(file)).filter((file) => names.includes(file))).toEqual(names)
    const totals = Object.fromEntries(
      rows.filter(([head]) => String(head).startsWith('Total ')).map((row) => [String(row[0]), row.at(8)]),
    )
    const voucher = archiveKindTexts.comprobantes
    expect(totals).toMatchObject({
      [`Total ${voucher} COP`]: 3500.75,
      [`Total ${voucher} USD`]: 10,
      [`Total ${archiveKindTexts.ordenes} COP`]: 1000,
    })
    const trail = await server.asAdmin<{ actor: string; target: string }>(
      `select actor, target from audit_log where company_id = $1 and action like 'document-archive:%' order by id`,
      [company.id],
    )
    expect(trail).toEqual([
      { actor: world.payer.email, target: mes },
      { actor: world.payer.email, target: mes },
    ])
  })

  it('has what was issued by the day of issue, with a remark on what was annulled', async () => {
    const world = await enter()
    await issue(world, { numero: 'PS-1', at: '2025-11-01T04:59:59Z', isAnnulled: true })
    await issue(world, { numero: 'PS-2', at: '2025-11-01T05:00:00Z' })
    await issue(world, { numero: 'CI-1', at: '2025-10-01T05:00:00Z', kind: 'certificado_ica' })
    await world.ask()
    await work(world)
    const { names, rows, files } = await opened(world, await made(world))
    expect(names.map((name) => name.replace(/_.*_/, ' '))).toEqual([
      'Certificados-tributarios/2025-10-01 CI-1.pdf',
      'Constancias-y-estados-de-cuenta/2025-10-31 PS-1.pdf',
    ])
    expect(files.get(names[0] ?? '')).toEqual(pdf)
    expect(rows.filter((row) => row.includes(archiveIndexTexts.annulled)).map((row) => row[5])).toEqual([
      'PS-1',
    ])
    expect(rows.find((row) => row[5] === 'CI-1')).toEqual(expect.arrayContaining(['Retención de ICA', 11040]))
  })

  it('never has another company’s documents, and opens for nobody of it', async () => {
    const world = await enter()
    const other = await enter()
    await world.pay('CE-PROPIO', '2025-10-05')
    await other.pay('CE-AJENO', '2025-10-05')
    await world.ask()
    await work(world)
    const archive = await made(world)
    const { names } = await opened(world, archive)
    expect(names).toEqual([expect.stringContaining('CE-PROPIO')])
    expect((await world.download(archive.id, 1, other.desk)).status).toBe(404)
    expect((await other.shown()).archivos).toEqual([])
    const buyer = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
    expect((await world.download(archive.id, 1, buyer)).status).toBe(403)
    expect((await world.set({ destinatarios: [other.payer.id] })).status).toBe(422)
  })

  it('is several files where it has many documents, each with its own index', async () => {
    const world = await enter()
    for (const n of [1, 2, 3, 4, 5]) await world.pay(`CE-${n}`, `2025-10-0${n}`)
    await world.ask()
    await work(world, archiveTask({ papers: 2, bytes: 1_000_000 }))
    const archive = await made(world)
    expect(archive.partes.map(({ documentos }) => documentos)).toEqual([2, 2, 1])
    const last = await opened(world, archive, 3)
    expect(last.names).toEqual([expect.stringContaining('CE-5')])
    expect(last.response.headers['content-disposition']).toContain('archivo-2025-10-parte-3.zip')
    expect((await world.download(archive.id, 4)).status).toBe(404)
  })

  it('tells that a month has nothing, and refuses one that is not over', async () => {
    const world = await enter()
    await world.ask()
    await work(world)
    expect(await made(world)).toMatchObject({ estado: 'empty', documentos: 0, partes: [], vence_at: null })
    expect((await world.ask(todayInBogota(new Date()).slice(0, 7))).status).toBe(422)
    expect((await world.ask('2025-13')).status).toBe(422)
  })

  it('names a file that the storage lost in its index, and goes on', async () => {
    const world = await enter()
    const payment = await world.pay('CE-1', '2025-10-05')
    await world.attach(payment, 'perdido.pdf', '2025-10-06T15:00:00Z')
    const [file] = await server.asAdmin<{ storage_key: string }>(
      'select storage_key from document_files where company_id = $1',
      [world.company.id],
    )
    await server.portal.service.storage.delete(file?.storage_key ?? '')
    await world.ask()
    await work(world)
    const archive = await made(world)
    expect(archive).toMatchObject({ estado: 'done', documentos: 2, faltan: 1 })
    const { names, rows } = await opened(world, archive)
    expect(names).toEqual([expect.stringContaining('CE-1')])
    expect(rows.filter((row) => row.includes(archiveIndexTexts.noFile))).toHaveLength(1)
  })
})

describe('the job of an archive', () => {
  it('begins anew after it was interrupted, and leaves neither half an archive nor bytes of it', async () => {
    const world = await enter()
    for (const n of [1, 2, 3]) await world.pay(`CE-${n}`, `2025-10-0${n}`)
    await world.ask()
    await world.ask()
    const task = archiveTask({ papers: 1, bytes: 1_000_000 })
    const { storage } = server.portal.service
    let puts = 0
    const dying: JobService = {
      ...service(),
      storage: {
        ...storage,
        put: (...given) => (++puts === 3 ? Promise.reject(new Error('killed')) : storage.put(...given)),
      },
    }
    await expect(work(world, task, dying)).rejects.toThrow('killed')
    expect(await made(world)).toMatchObject({ estado: 'running', partes: [{ parte: 1 }, { parte: 2 }] })
    const { id } = await made(world)
    expect((await world.download(id)).status).toBe(404)
    await work(world, task)
    await work(world, task)
    const archive = await made(world)
    expect(archive).toMatchObject({ id, estado: 'done', documentos: 3 })
    expect(archive.partes).toHaveLength(3)
    // Of the first run two files were claimed and one was announced; they belong to nobody and are swept.
    await server.asAdmin(
      `update stored_files set created_at = now() - interval '1 day' where company_id = $1`,
      [world.company.id],
    )
    await sweepStorage(server.db, storage)
    const kept = () =>
      server.asAdmin(
        `select storage_key from stored_files where company_id = $1 and media_type = 'application/zip'`,
        [world.company.id],
      )
    expect(await kept()).toHaveLength(3)
    expect((await opened(world, archive, 2)).names).toHaveLength(1)

    await server.asAdmin('update document_archives set expires_at = now() where company_id = $1', [
      world.company.id,
    ])
    await archiveSchedule.run(jobOf(world.company), service())
    await sweepStorage(server.db, storage)
    expect(await kept()).toEqual([])
    expect(await made(world)).toMatchObject({ estado: 'expired', partes: [] })
    expect((await world.download(id)).status).toBe(404)
  })

  it('fails as a whole, and can be asked for again', async () => {
    const world = await enter()
    await world.pay('CE-1', '2025-10-05')
    await world.ask()
    const { id } = await made(world)
    await archiveTask().giveUp?.(jobOf(world.company, { archive: id }), service())
    expect(await made(world)).toMatchObject({ estado: 'failed', partes: [] })
    // Who asked reads it on the screen.
    expect(await mailsOf(world)).toEqual([])
    await world.ask()
    await work(world)
    expect(await made(world)).toMatchObject({ id, estado: 'done', documentos: 1 })
  })
})

describe('the schedule', () => {
  it('makes the month before once, and mails a link to the chosen members who may open it', async () => {
    const world = await enter()
    const { company, payer } = world
    const before = monthBefore(todayInBogota(new Date()))
    const month = before.first.slice(0, 7)
    await world.pay('CE-MES', before.last)
    const auditor = await buildStaff(server.db, company, 'auditor')
    const { body } = await world.set({ destinatarios: [payer.id, auditor.id] })
    expect(body.equipo.map(({ id }) => id).toSorted()).toEqual([payer.id, auditor.id].toSorted())
    // Who may not open it any more is not written to.
    await server.asAdmin(`update staff_members set role = 'compras' where id = $1`, [auditor.id])
    expect((await world.shown()).ajustes.destinatarios).toEqual([payer.id])
    for (let hour = 0; hour < 3; hour++) {
      await archiveSchedule.run(jobOf(company), service())
      await work(world)
    }
    expect(await made(world, month)).toMatchObject({ estado: 'done', documentos: 1, pedido_por: '' })
    const mails = await mailsOf(world)
    expect(mails).toMatchObject([{ recipient: payer.email }])
    expect(mails[0]?.text).toContain('/#/archivo-mensual')
    expect(mails[0]?.text).not.toContain('CE-MES')
    // Somebody who makes it anew reads so on the screen.
    await world.ask(month)
    await work(world)
    await archiveSchedule.run(jobOf(company), service())
    expect(await made(world, month)).toMatchObject({ estado: 'done', pedido_por: expect.any(String) })
    expect(await mailsOf(world)).toHaveLength(1)
  })

  it('mails the chosen members that a month could not be made, once', async () => {
    const world = await enter()
    const month = monthBefore(todayInBogota(new Date())).first.slice(0, 7)
    await world.set({ destinatarios: [world.payer.id] })
    await archiveSchedule.run(jobOf(world.company), service())
    const { id } = await made(world, month)
    for (const _ of [1, 2]) await archiveTask().giveUp?.(jobOf(world.company, { archive: id }), service())
    expect(await made(world, month)).toMatchObject({ estado: 'failed' })
    const mails = await mailsOf(world)
    expect(mails).toMatchObject([{ recipient: world.payer.email }])
    expect(mails[0]?.text).toContain('no se pudo hacer')
    expect(mails[0]?.text).toContain('/#/archivo-mensual')
  })

  it('waits for the chosen day, and does nothing while it is off', async () => {
    const world = await enter()
    const due = (day: string) =>
      server.db.transaction(Scope.ofStaff(world.company.id), (tx) => askWhenDue(tx, calendarDate(day)))
    await due('2026-02-28')
    await world.set({ activo: false })
    await due('2026-02-28')
    await world.set({ dia: 5, clases: ['ordenes'] })
    await due('2026-03-04')
    expect((await world.shown()).archivos).toEqual([])
    await due('2026-03-05')
    await due('2026-03-28')
    await due('2026-04-05')
    expect((await world.shown()).archivos.map(({ mes: month }) => month)).toEqual([
      '2026-03-01',
      '2026-02-01',
    ])
    await work(world)
    const mails = await mailsOf(world)
    expect(mails).toEqual([])
  })
})
