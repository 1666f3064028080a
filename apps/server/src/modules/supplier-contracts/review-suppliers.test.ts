import { randomUUID } from 'node:crypto'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import {
  approvePolicy,
  downloadPolicyFile,
  getPolicyReview,
  listDeskPolicies,
  rejectPolicy,
} from '@enlace/contract/supplier-contracts/desk/calls.ts'
import {
  beginEvaluation,
  decideEvaluationReview,
  getEvaluationWork,
  listDeskEvaluations,
  listEvaluationPeriods,
  publishEvaluation,
  scoreEvaluation,
  takeProposedForm,
} from '@enlace/contract/supplier-qualification/desk/calls.ts'
import { uploadContractPolicy } from '@enlace/contract/supplier-contracts/policies/calls.ts'
import { requestReview } from '@enlace/contract/supplier-qualification/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildContract, buildPolicy } from '@enlace/testing/contracts.ts'
import { enterEvaluated, usualScores } from '@enlace/testing/evaluated-supplier.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-review-suppliers-')
const server = useTestServer({ STORAGE_URL: folder })
const today = todayInBogota(new Date())
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

describe('a policy of a contract at the desk', () => {
  async function enter(valor: string) {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const { branch, person } = await buildSupplier(server.db, company, { isMaster: true })
    const contract = await buildContract(server, branch, { nro_contrato: 'CT-9' })
    const policy = await buildPolicy(server, branch, contract)
    const portal = await server.signIn(person)
    const sent = await server.call(uploadContractPolicy, portal, {
      params: { id: contract, policy },
      body: {
        numero: 'P-1204',
        aseguradora: 'Seguros del Pacífico S.A.',
        valor,
        vigente_desde: today,
        vigente_hasta: addDays(today, 365),
        idempotencyKey: randomUUID(),
      },
      files: [{ field: 'archivo', name: 'poliza.pdf', bytes: pdf }],
    })
    expect(sent.status).toBe(200)
    const browser = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    const { rows } = (await server.call(listDeskPolicies, browser)).body
    return { browser, rows, params: { id: rows[0]?.id ?? '' } }
  }

  it('is shown beside what the contract asks for, with its papers, and approved once', async () => {
    const { browser, rows, params } = await enter('400000.00')
    expect(rows).toMatchObject([{ contrato: 'CT-9', numero: 'P-1204', estado: 'en_revision' }])
    const { body: review } = await server.call(getPolicyReview, browser, { params })
    expect(review).toMatchObject({ faltas: ['valor'], archivos: [{ nombre: 'poliza.pdf' }], vigente: null })
    const file = await server.call(downloadPolicyFile, browser, { params: { id: review.archivos[0]?.id } })
    expect([file.status, file.response.body]).toEqual([200, pdf])
    expect((await server.call(approvePolicy, browser, { params })).body.estado).toBe('aprobada')
    const late = await server.call(rejectPolicy, browser, { params, body: { motivo: 'Es baja.' } })
    expect([late.status, late.problem.code]).toEqual([409, 'decided-meanwhile'])
  })

  it('is rejected with a reason only', async () => {
    const { browser, params } = await enter('2000000.00')
    expect((await server.call(getPolicyReview, browser, { params })).body.faltas).toEqual([])
    expect((await server.call(rejectPolicy, browser, { params, body: { motivo: '' } })).status).toBe(422)
    const rejected = await server.call(rejectPolicy, browser, { params, body: { motivo: 'Falta la firma.' } })
    expect(rejected.body).toMatchObject({ estado: 'rechazada', motivo: 'Falta la firma.' })
  })
})

describe('an evaluation at the desk', () => {
  /** Creates a company with an evaluated supplier, and its buyer. */
  async function enter() {
    const world = await enterEvaluated(server)
    await relaxStaffFactor(server.asAdmin, world.company)
    const browser = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
    return { ...world, portal: world.browser, browser }
  }

  it('is begun once for a period, scored, and published for good', async () => {
    const { browser, thirdParty } = await enter()
    const { periodos } = (await server.call(listEvaluationPeriods, browser)).body
    expect(periodos.length).toBeGreaterThan(1)
    const wanted = { body: { nit: thirdParty.documento_numero, periodo: periodos[0]?.id } }
    const begun = await server.call(beginEvaluation, browser, wanted)
    expect((await server.call(beginEvaluation, browser, wanted)).body).toEqual(begun.body)
    const unknown = await server.call(beginEvaluation, browser, {
      body: { ...wanted.body, nit: '860002964' },
    })
    expect(Object.keys(unknown.problem.fields ?? {})).toEqual(['nit'])
    const params = begun.body
    const { body: empty } = await server.call(getEvaluationWork, browser, { params })
    expect(empty).toMatchObject({ estado: 'borrador', previsto: null, faltan: ['Calidad', 'Gestión'] })
    const early = await server.call(publishEvaluation, browser, { params, body: { visto: empty.visto } })
    expect(early.problem.code).toBe('evaluation-unscored')
    const body = { visto: empty.visto, observacion: 'Buen proveedor.', criterios: usualScores }
    const scored = await server.call(scoreEvaluation, browser, { params, body })
    expect(scored.body).toMatchObject({ previsto: { puntaje: '89.00', nivel: 'Excelente' }, faltan: [] })
    const published = await server.call(publishEvaluation, browser, {
      params,
      body: { visto: scored.body.visto },
    })
    expect(published.body).toMatchObject({ estado: 'publicada', puntaje: '89.00', nivel: 'Excelente' })
    const again = await server.call(scoreEvaluation, browser, { params, body })
    expect(again.problem.code).toBe('changed-meanwhile')
  })

  it('of a company without a form begins with the proposed one', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const browser = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    const { body: before } = await server.call(listEvaluationPeriods, browser)
    expect([before.periodos, before.propuesto.length > 0]).toEqual([[], true])
    expect((await server.call(takeProposedForm, browser)).body.version).toBe(1)
    expect((await server.call(takeProposedForm, browser)).body.version).toBe(1)
    expect((await server.call(listEvaluationPeriods, browser)).body.periodos.length).toBeGreaterThan(1)
  })

  it('keeps no scores over those that somebody else kept meanwhile, nor what is beyond the form', async () => {
    const { browser, thirdParty } = await enter()
    const { periodos } = (await server.call(listEvaluationPeriods, browser)).body
    const wanted = { body: { nit: thirdParty.documento_numero, periodo: periodos[0]?.id } }
    const params = (await server.call(beginEvaluation, browser, wanted)).body
    const { visto } = (await server.call(getEvaluationWork, browser, { params })).body
    const give = (criterios: object, seen = visto) =>
      server.call(scoreEvaluation, browser, { params, body: { visto: seen, observacion: '', criterios } })
    const high = await give({ gestion: { valores: ['5', '3', '2'], observacion: '' } })
    expect([high.status, Object.keys(high.problem.fields ?? {})]).toEqual([422, ['gestion']])
    const partial = await give({ gestion: { valores: ['3'], observacion: '' } })
    expect(Object.keys(partial.problem.fields ?? {})).toEqual(['gestion'])
    expect((await give({ calidad: { valores: ['90'], observacion: '' } })).status).toBe(200)
    const stale = await give({ calidad: { valores: ['10'], observacion: '' } })
    expect([stale.status, stale.problem.code]).toEqual([409, 'changed-meanwhile'])
    const { dado } = (await server.call(getEvaluationWork, browser, { params })).body
    expect(dado['calidad']?.valores).toEqual(['90'])
  })

  it('is reviewed where the supplier asks for it, and the answer ends the wait', async () => {
    const { browser, portal, evaluation } = await enter()
    const asked = await server.call(requestReview, portal, {
      params: { id: evaluation },
      body: { criterios: 'gestion', mensaje: 'La planilla llegó a tiempo.', idempotencyKey: randomUUID() },
      files: [],
    })
    expect(asked.status).toBe(200)
    expect((await server.call(followLive, browser)).body.counts['evaluation-reviews']).toBe(1)
    const { rows } = (await server.call(listDeskEvaluations, browser)).body
    expect(rows[0]).toMatchObject({ id: evaluation, pendientes: 1 })
    const { body: work } = await server.call(getEvaluationWork, browser, { params: { id: evaluation } })
    expect(work.revisiones).toMatchObject([
      { estado: 'solicitada', criterios: ['Gestión'], mensajes: [{ texto: 'La planilla llegó a tiempo.' }] },
    ])
    const params = { id: work.revisiones[0]?.id ?? '' }
    const silent = await server.call(decideEvaluationReview, browser, {
      params,
      body: { acto: 'refuse', texto: '' },
    })
    expect(silent.status).toBe(422)
    const body = { acto: 'refuse', texto: 'La planilla es del mes siguiente.' }
    const refused = await server.call(decideEvaluationReview, browser, { params, body })
    expect(refused.body).toMatchObject({ pendientes: 0, revisiones: [{ estado: 'negada' }] })
    const late = await server.call(decideEvaluationReview, browser, { params, body })
    expect([late.status, late.problem.code]).toEqual([409, 'decided-meanwhile'])
  })
})
