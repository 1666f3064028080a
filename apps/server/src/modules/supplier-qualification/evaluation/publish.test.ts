import { getEvaluation, getQualification } from '@enlace/contract/supplier-qualification/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { enterEvaluated, publishFor, twoCriteria, usualScores } from '@enlace/testing/evaluated-supplier.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { readPeriod } from '@enlace/domain/evaluation-period.ts'
import { query } from '@enlace/database/database.ts'
import { describe, expect, it } from 'vitest'
import { keepDraft, setForm } from './form-commands.ts'
import { publishEvaluations } from './publish-commands.ts'

const server = useTestServer()
const actor = 'compras@c.test'

describe('an evaluation that the company publishes', () => {
  it('tells score, band, weights, levels and remarks as they were given', async () => {
    const { browser, evaluation } = await enterEvaluated(server)
    const { body } = await server.call(getQualification, browser)
    expect(body.evaluation).toMatchObject({
      id: evaluation,
      periodo: '2026-S1',
      desde: '2026-01-01',
      hasta: '2026-06-30',
      puntaje: '89.00',
      nivel: 'Excelente',
      tono: 'good',
      evaluador: 'Marta Ruiz, Compras',
      version: 1,
      reemplazada_at: null,
      criterios: [
        { id: 'calidad', peso: '60', puntaje: '90.00', aporte: '54.00', nivel: 'Excelente' },
        {
          id: 'gestion',
          peso: '40',
          puntaje: '87.50',
          aporte: '35.00',
          observacion: 'La planilla llegó tarde dos veces.',
          items: [
            { nombre: 'Seguridad social', valor: '4' },
            { nombre: 'Facturación oportuna', valor: '3' },
            { nombre: 'Respuesta', valor: null },
          ],
        },
      ],
    })
    expect(body.trend).toMatchObject([{ id: evaluation, periodo: '2026-S1', puntaje: '89.00' }])
  })

  it('is told to the supplier once, with its score and where it is read', async () => {
    const { company, evaluation } = await enterEvaluated(server)
    const events = await server.asAdmin<{ subject: object }>(
      `select subject from notification_events where company_id = $1 and kind = 'evaluation-published'`,
      [company.id],
    )
    expect(events).toEqual([
      {
        subject: {
          periodo: 'primer semestre de 2026',
          puntaje: '89',
          banda: 'Excelente',
          path: `/supplier-qualification/evaluations/${evaluation}`,
        },
      },
    ])
  })

  it('stays as it was: nobody of the application changes or removes it', async () => {
    const { company, evaluation } = await enterEvaluated(server)
    for (const change of [
      query.updateTable('supplier_evaluations').set({ puntaje: '100' }).where('id', '=', evaluation),
      query.updateTable('supplier_evaluations').set({ snapshot: '{}' }).where('id', '=', evaluation),
      query.deleteFrom('supplier_evaluations').where('id', '=', evaluation),
    ])
      await expect(server.db.read(Scope.ofStaff(company.id), [change.compile()])).rejects.toThrow(
        'an evaluation that was published stays as it was',
      )
  })

  it('keeps its weights and bands when the company changes its form', async () => {
    const { company, browser, evaluation } = await enterEvaluated(server)
    const [first, second] = twoCriteria.criterios
    if (!first || !second) throw new Error('The form has two criteria')
    const changed = await setForm(
      server.db,
      company.id,
      {
        ...twoCriteria,
        bandas: [{ nombre: 'Único', desde: 0, tono: 'info' }],
        criterios: [
          { ...first, peso: '10' },
          { ...second, peso: '90' },
        ],
      },
      actor,
    )
    expect(changed).toEqual({ version: 2 })
    const { body } = await server.call(getEvaluation, browser, { params: { id: evaluation } })
    expect(body.evaluation).toMatchObject({ puntaje: '89.00', nivel: 'Excelente' })
    expect(body.form?.bandas).toHaveLength(1)
  })

  it('is replaced by a corrected version of the same period, and can still be read', async () => {
    const { company, thirdParty, browser, evaluation } = await enterEvaluated(server)
    const corrected = await publishFor(server, company, thirdParty, '2026-S1', {
      ...usualScores,
      calidad: { valores: ['95'], observacion: '' },
    })
    const { body } = await server.call(getQualification, browser)
    expect(body.evaluation).toMatchObject({ id: corrected, version: 2, puntaje: '92.00' })
    expect(body.trend).toHaveLength(1)
    const before = (await server.call(getEvaluation, browser, { params: { id: evaluation } })).body
    expect(before.evaluation).toMatchObject({ puntaje: '89.00', reemplazada_por: corrected })
    expect(before.may.review).toBe('replaced')
  })

  it('comes after the others in the trend, oldest first', async () => {
    const { company, thirdParty, browser } = await enterEvaluated(server)
    await publishFor(server, company, thirdParty, '2024-S2')
    await publishFor(server, company, thirdParty, '2025-S1')
    const { body } = await server.call(getQualification, browser)
    expect(body.trend.map(({ periodo }) => periodo)).toEqual(['2024-S2', '2025-S1', '2026-S1'])
    expect(body.evaluation?.periodo).toBe('2026-S1')
  })
})

describe('an evaluation that is not published', () => {
  it('is the company’s alone', async () => {
    const company = await buildCompany(server.db)
    const { person, thirdParty } = await buildSupplier(server.db, company)
    const set = await setForm(server.db, company.id, twoCriteria, actor)
    const period = readPeriod('2026-S1')
    if ('faults' in set || !period) throw new Error('The form is right')
    const scoring = {
      thirdParty: thirdParty.id,
      period,
      formVersion: set.version,
      observacion: '',
      evaluador: 'x',
    }
    const scores = { calidad: { valores: ['90'], observacion: '' } }
    await keepDraft(server.db, company.id, { ...scoring, scores })
    const { body } = await server.call(getQualification, await server.signIn(person))
    expect([body.evaluation, body.trend, body.may]).toEqual([null, [], { review: 'none', plan: false }])
    expect(body.next).toMatchObject({ periodo: expect.stringMatching(/^\d{4}-S[12]$/) })
    const published = await publishEvaluations(server.db, company.id, { periodo: '2026-S1', actor })
    expect(published).toMatchObject([{ missing: ['Gestión'] }])
  })

  it('is not published where nothing of it applied', async () => {
    const company = await buildCompany(server.db)
    const { thirdParty } = await buildSupplier(server.db, company)
    const nothing = {
      calidad: { valores: [null], observacion: '' },
      gestion: { valores: [null, null, null], observacion: '' },
    }
    await expect(publishFor(server, company, thirdParty, '2026-S1', nothing)).rejects.toThrow('missing')
  })
})

it('a form whose weights do not add up to 100 is refused', async () => {
  const company = await buildCompany(server.db)
  const [first] = twoCriteria.criterios
  const form = { ...twoCriteria, criterios: first ? [first] : [] }
  expect(await setForm(server.db, company.id, form, actor)).toEqual({ faults: ['weights'] })
})
