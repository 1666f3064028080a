import {
  getEvaluationForm,
  publishEvaluationForm,
} from '@enlace/contract/supplier-qualification/form/calls.ts'
import type { NewForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import {
  beginEvaluation,
  getEvaluationWork,
  listEvaluationPeriods,
  scoreEvaluation,
} from '@enlace/contract/supplier-qualification/desk/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { enterEvaluated, usualScores } from '@enlace/testing/evaluated-supplier.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()
const { faults } = evaluationFormTexts

async function enter() {
  const world = await enterEvaluated(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const browser = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
  return { ...world, browser }
}

const known = async (browser: TestBrowser) => (await server.call(getEvaluationForm, browser)).body
const publish = (browser: TestBrowser, version: number, formulario: NewForm) =>
  server.call(publishEvaluationForm, browser, { body: { version, formulario } })

it('offers the proposed form where the company has none, and publishes it changed as its first version', async () => {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
  const proposed = await known(browser)
  expect([proposed.version, proposed.versiones]).toEqual([0, []])
  const form = { ...proposed.formulario, nombre: 'Nuestra evaluación' }
  const { body } = await publish(browser, 0, form)
  expect(body).toMatchObject({ version: 1, formulario: { nombre: 'Nuestra evaluación' } })
  expect(body.versiones).toMatchObject([{ version: 1, por_nombre: 'Ana Pérez', evaluaciones: 0 }])
})

it('keeps what was scored by the version that it was begun with', async () => {
  const { browser, thirdParty } = await enter()
  const { periodos } = (await server.call(listEvaluationPeriods, browser)).body
  const wanted = { nit: thirdParty.documento_numero, periodo: periodos[0]?.id }
  const params = (await server.call(beginEvaluation, browser, { body: wanted })).body
  const { version, formulario } = await known(browser)
  const [first, ...others] = formulario.criterios
  if (!first) throw new Error('A form has criteria')
  const renamed = { ...formulario, criterios: [{ ...first, nombre: 'Calidad del lote' }, ...others] }
  expect((await publish(browser, version, renamed)).body.version).toBe(version + 1)
  const { body: draft } = await server.call(getEvaluationWork, browser, { params })
  expect(draft.criterios[0]?.nombre).toBe(first.nombre)
  const body = { visto: draft.visto, observacion: '', criterios: usualScores }
  const scored = (await server.call(scoreEvaluation, browser, { params, body })).body
  expect([scored.criterios[0]?.nombre, scored.faltan]).toEqual([first.nombre, []])
  const next = { nit: thirdParty.documento_numero, periodo: periodos[1]?.id }
  const later = (await server.call(beginEvaluation, browser, { body: next })).body
  const { body: newer } = await server.call(getEvaluationWork, browser, { params: later })
  expect(newer.criterios[0]?.nombre).toBe('Calidad del lote')
})

it('is not published over a version that somebody else published meanwhile', async () => {
  const { browser } = await enter()
  const { version, formulario } = await known(browser)
  await publish(browser, version, { ...formulario, nombre: 'De una' })
  const late = await publish(browser, version, { ...formulario, nombre: 'De otra' })
  expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile'])
  expect((await known(browser)).formulario.nombre).toBe('De una')
})

it('is not published with weights that do not add up, nor without a level from 0', async () => {
  const { browser } = await enter()
  const { version, formulario } = await known(browser)
  const light = formulario.criterios.map((criterion) => ({ ...criterion, peso: '10' }))
  const uneven = await publish(browser, version, { ...formulario, criterios: light })
  expect([uneven.status, uneven.problem.fields]).toEqual([422, { criterios: faults.weights }])
  const high = formulario.bandas.map((band) => ({ ...band, desde: band.desde + 1 }))
  const floorless = await publish(browser, version, { ...formulario, bandas: high })
  expect([floorless.status, floorless.problem.fields]).toEqual([422, { bandas: faults.bands }])
})

it('is published by nobody who only reads', async () => {
  const { company, browser } = await enter()
  const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
  const { version, formulario } = await known(browser)
  expect((await publish(auditor, version, formulario)).status).toBe(403)
})
