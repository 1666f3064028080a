import { getEvaluationPdf, issueEvaluationPaper } from '@enlace/contract/supplier-qualification/calls.ts'
import { verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { buildSupplier } from '@enlace/testing/builders.ts'
import { enterEvaluated, publishFor } from '@enlace/testing/evaluated-supplier.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function enterIssued() {
  const world = await enterEvaluated(server)
  const { body } = await server.call(issueEvaluationPaper, world.browser, {
    params: { id: world.evaluation },
  })
  return { ...world, paper: body }
}

it('the certificate of an evaluation says what was published, with its code', async () => {
  const { browser, paper, thirdParty, company } = await enterIssued()
  expect(paper.numero).toMatch(/^EV-20\d\d-000001$/)
  const { response } = await server.call(getEvaluationPdf, browser, { params: { id: paper.id } })
  const text = textOfPdf(response.rawPayload).replaceAll(/\s+/g, ' ')
  for (const said of [
    company.nombre,
    thirdParty.nombre,
    'primer semestre de 2026',
    '89 puntos de 100, nivel Excelente',
    'Calidad',
    '60 %',
    'La planilla llegó tarde dos veces.',
    'Entregas a tiempo',
    'Excelente, de 76 a 100',
    formatCode(paper.codigo),
  ])
    expect(text).toContain(said)
})

it('the same evaluation is certified under one number', async () => {
  const { browser, evaluation, paper } = await enterIssued()
  const again = await server.call(issueEvaluationPaper, browser, { params: { id: evaluation } })
  expect(again.body.numero).toBe(paper.numero)
})

it('whoever holds a certificate can check it, until a corrected evaluation takes its place', async () => {
  const { company, thirdParty, browser, evaluation, paper } = await enterIssued()
  const check = async () =>
    (await server.call(verifyPaper, new TestBrowser(company.host), { params: { code: paper.codigo } })).body
  const valid = await check()
  expect(valid).toMatchObject({ what: 'constancy', kind: 'calificacion', annulled_at: null })
  expect(JSON.stringify(valid)).toContain('89 de 100')
  // The evaluation's id is internal.
  expect(JSON.stringify(valid)).not.toContain(evaluation)
  await publishFor(server, company, thirdParty)
  expect(await check()).toMatchObject({
    annulled_reason: 'La compañía publicó una versión corregida de la evaluación.',
  })
  const { problem } = await server.call(issueEvaluationPaper, browser, { params: { id: evaluation } })
  expect(problem.code).toBe('evaluation-replaced')
})

it('no other supplier issues or reads it', async () => {
  const { company, evaluation, paper } = await enterIssued()
  const browser = await server.signIn((await buildSupplier(server.db, company)).person)
  for (const { problem } of [
    await server.call(issueEvaluationPaper, browser, { params: { id: evaluation } }),
    await server.call(getEvaluationPdf, browser, { params: { id: paper.id } }),
  ])
    expect(problem.code).toBe('document-not-found')
})
