import { listCompanyPapers } from '@enlace/contract/catalogues/shown/calls.ts'
import {
  addCompanyPaper,
  downloadPaperVersion,
  listDeskPapers,
  replaceCompanyPaper,
  retireCompanyPaper,
} from '@enlace/contract/company-papers/calls.ts'
import { companyPapersTexts as texts } from '@enlace/contract/company-papers/texts.ts'
import { addDays, type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { paper } from '@enlace/testing/required-documents.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-company-papers-')
const server = useTestServer({ STORAGE_URL: folder })
const today = todayInBogota(new Date())
const nombre = 'Certificado de Cámara de Comercio'

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'administrador')
  const admin = await server.signInStaff(member)
  const shown = async () => (await server.call(listCompanyPapers, new TestBrowser(company.host))).body.data
  const fetched = async (url: string) =>
    (await server.portal.inject({ url: `/${url}`, headers: { host: company.host } })).rawPayload
  const files = (bytes: Buffer | string, name = 'camara.pdf') => [{ field: 'archivo1', name, bytes }]
  const add = (bytes: Buffer | string, days: { fecha?: CalendarDate | ''; vence?: CalendarDate | '' } = {}) =>
    server.call(addCompanyPaper, admin, {
      body: { nombre, fecha: addDays(today, -2), vence: '', ...days },
      files: files(bytes),
    })
  return { company, member, admin, shown, fetched, files, add }
}

describe('a paper of the company', () => {
  it('is shown from when it is added, replaced by another version, and no more once it is retired', async () => {
    const { admin, member, shown, fetched, files, add } = await enter()
    const first = (await add(paper(700, 'uno'))).body.documentos[0]
    expect(first).toMatchObject({ nombre, estado: 'vigente', version: 1, vence: null })
    const [before] = await shown()
    expect(before).toMatchObject({ nombre, fecha: addDays(today, -2) })
    expect((await fetched(before?.url ?? '')).equals(paper(700, 'uno'))).toBe(true)

    const params = { id: first?.id ?? '' }
    const body = { nombre, fecha: today, vence: addDays(today, 90), version: 1 }
    const replaced = await server.call(replaceCompanyPaper, admin, {
      params,
      body,
      files: files(paper(800, 'dos')),
    })
    expect(replaced.body.documentos).toMatchObject([
      {
        estado: 'vigente',
        version: 2,
        versiones: [
          { version: 2, estado: 'vigente', puesto_por: member.email, fin_at: null },
          { version: 1, estado: 'reemplazado', puesto_por: member.email, fin_por: member.email },
        ],
      },
    ])
    const [after, ...others] = await shown()
    expect([after?.fecha, others]).toEqual([today, []])
    expect((await fetched(after?.url ?? '')).equals(paper(800, 'dos'))).toBe(true)
    const old = replaced.body.documentos[0]?.versiones[1]?.id ?? 0
    const file = await server.call(downloadPaperVersion, admin, { params: { id: old } })
    expect(file.response.rawPayload.equals(paper(700, 'uno'))).toBe(true)

    const again = { params, body, files: files(paper(900)) }
    expect((await server.call(replaceCompanyPaper, admin, again)).problem.code).toBe('changed-meanwhile')
    const retired = await server.call(retireCompanyPaper, admin, { params, body: { version: 2 } })
    expect(retired.body.documentos).toMatchObject([{ estado: 'retirado' }])
    expect(await shown()).toEqual([])
    const acts = await server.asAdmin<{ action: string }>(
      `select action from audit_log where actor = $1 and action like 'company-paper:%' order by id`,
      [member.email],
    )
    expect(acts.map(({ action }) => action)).toEqual([
      'company-paper:added',
      'company-paper:replaced',
      'company-paper:retired',
    ])
  })

  it('is told to end soon, and is not shown after its last day', async () => {
    const { company, admin, shown, add } = await enter()
    await add(paper(), { vence: addDays(today, 20) })
    const states = async () =>
      (await server.call(listDeskPapers, admin)).body.documentos.map(({ estado }) => estado)
    expect([await states(), (await shown()).length]).toEqual([['por_vencer'], 1])
    await server.asAdmin('update company_papers set vence = $2 where company_id = $1', [
      company.id,
      addDays(today, -1),
    ])
    expect([await states(), await shown()]).toEqual([['vencido'], []])
  })

  it('needs a PDF and days that can be', async () => {
    const { add, admin, files } = await enter()
    const { problem } = await add(paper(), { fecha: addDays(today, 1), vence: addDays(today, -1) })
    expect(problem.fields).toEqual({ fecha: texts.faults.fecha, vence: texts.faults.vence })
    expect((await add(paper(), { fecha: '' })).problem.fields).toEqual({ fecha: texts.faults.fecha })
    const body = { nombre, fecha: today, vence: '' } as const
    const none = await server.call(addCompanyPaper, admin, { body, files: [] })
    expect(none.problem.fields).toEqual({ archivo1: texts.faults.file })
    const xml = await server.call(addCompanyPaper, admin, { body, files: files('<a/>', 'a.xml') })
    expect(xml.problem.code).toBe('file-refused')
  })

  it('is of its company, and for those who set it', async () => {
    const { company, add } = await enter()
    const id = (await add(paper())).body.documentos[0]?.id ?? ''
    const stranger = await enter()
    const foreign = { params: { id }, body: { version: 1 } }
    expect((await server.call(retireCompanyPaper, stranger.admin, foreign)).problem.code).toBe(
      'document-not-found',
    )
    expect((await server.call(listDeskPapers, stranger.admin)).body.documentos).toEqual([])
    const buyer = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    expect((await server.call(listDeskPapers, buyer)).status).toBe(403)
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(listDeskPapers, auditor)).body.documentos).toHaveLength(1)
    expect((await server.call(retireCompanyPaper, auditor, foreign)).status).toBe(403)
  })
})
