import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  addAction,
  getQualification,
  requestReview,
  sendEvidence,
} from '@enlace/contract/supplier-qualification/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { enterEvaluated } from '@enlace/testing/evaluated-supplier.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const folder = await useScratchFolder('enlace-evaluations-')
const server = useTestServer({ STORAGE_URL: folder })

const as = '--as compras@c.test'
const runAs = (company: number) => (line: string) =>
  runCommand(command, server.db, `${line} --company ${company}`)
const write = async (name: string, text: string) => {
  const path = join(folder, `${randomUUID()}-${name}`)
  await writeFile(path, text)
  return path
}

/** A company with the usual form and a supplier that is not evaluated yet. */
async function enter() {
  const company = await buildCompany(server.db)
  const { person, thirdParty } = await buildSupplier(server.db, company)
  const run = runAs(company.id)
  const path = join(folder, `${company.id}.json`)
  expect((await run(`form --write ${path}`)).lines).toEqual([fill(texts.formWritten, { path })])
  expect((await run(`form ${path} ${as}`)).lines).toEqual([fill(texts.formSet, { version: 1 })])
  return { company, person, thirdParty, run, path, nit: thirdParty.documento_numero }
}

const items = [
  'Calidad;Producto conforme con la ficha técnica;4;Todo conforme',
  'calidad;Certificado de calidad del lote;3;',
  'Calidad;Empaque y rotulado;no aplica;',
  'Cumplimiento;Plazos de entrega;3,5;Una demora',
  'Cumplimiento;Cantidades entregadas;4;',
  'Oportunidad de respuesta;Confirmación de órdenes;2;',
  'Oportunidad de respuesta;Atención de reclamos;4;',
  'Gestión;Seguridad social y parafiscales;4;',
  'Gestión;Facturación oportuna y correcta;4;',
  'Gestión;Documentos vigentes;4;',
]
const sheet = (nit: string, rows: readonly string[]) =>
  ['NIT;Período;Criterio;Ítem;Puntaje;Observación', ...rows.map((row) => `${nit};2026-S1;${row}`)].join('\n')

describe('the form of a company', () => {
  it('is shown, and refused where weights do not add up to 100', async () => {
    const { run, path } = await enter()
    const { lines } = await run('form')
    expect(lines[0]).toContain('versión 1, semestral')
    expect(lines.join('\n')).toContain('35 %  Calidad')
    expect(lines.join('\n')).toContain('desde 76: Excelente')
    const wrong = await write('mal.json', (await readFile(path, 'utf8')).replace('"35"', '"34"'))
    expect((await run(`form ${wrong} ${as}`)).fault).toBe(texts.formFaults.weights)
    expect((await run(`form ${await write('x.json', '{"nombre":1}')} ${as}`)).fault).toContain(
      'no es un formulario',
    )
    expect((await run(`form ${await write('y.json', '{')} ${as}`)).fault).toContain('No se pudo leer')
    expect((await run(`form ${path}`)).fault).toBe(texts.actorMissing)
  })
})

describe('scores from a sheet', () => {
  it('become drafts, and are published when somebody says that this is meant', async () => {
    const { run, nit, person } = await enter()
    const path = await write('puntajes.csv', sheet(nit, items))
    expect((await run(`score ${path} --as marta@c.test --text "Buen semestre"`)).lines).toEqual([
      fill(texts.scored, { n: 1 }),
    ])
    const asked = await run(`publish 2026-S1 ${as}`)
    expect(asked.lines.at(-1)).toBe(fill(texts.publishQuestion, { n: 1, periodo: 'primer semestre de 2026' }))
    const browser = await server.signIn(person)
    expect((await server.call(getQualification, browser)).body.evaluation).toBeNull()
    const done = await run(`publish 2026-s1 ${as} --yes`)
    expect([done.code, done.lines.length]).toEqual([0, 1])
    expect((await server.call(getQualification, browser)).body.evaluation).toMatchObject({
      // 35 × 87.5 + 30 × 93.75 + 15 × 75 + 20 × 100, of 100.
      puntaje: '90.00',
      evaluador: 'marta@c.test',
      observacion: 'Buen semestre',
    })
    expect((await run('list 2026-S1')).lines[0]).toContain('publicada')
    expect((await run(`publish 2026-S1 ${as} --yes`)).fault).toBe(
      fill(texts.publishNone, { periodo: 'primer semestre de 2026' }),
    )
  })

  it('are kept all or none: each wrong line is told with its number', async () => {
    const { run, nit, company } = await enter()
    const rows = [
      ...items,
      'Precio;;4;',
      'Calidad;Color;4;',
      'Calidad;Empaque y rotulado;5;',
      'Calidad;Empaque y rotulado;bien;',
    ]
    const path = await write(
      'mal.csv',
      `${sheet(nit, rows)}\n1;2026-S1;Calidad;;4;\n${nit};2026-S9;Calidad;;4;`,
    )
    const { lines, fault } = await run(`score ${path} ${as}`)
    expect(fault).toBe(texts.notKept)
    expect(lines.map((line) => line.slice(0, 9))).toEqual([
      'Línea 12:',
      'Línea 13:',
      'Línea 14:',
      'Línea 15:',
      'Línea 16:',
      'Línea 17:',
    ])
    expect((await runAs(company.id)('list')).lines).toEqual([texts.none])
    const bare = await write('sin.csv', 'NIT;Criterio\n1;2')
    expect((await run(`score ${bare} ${as}`)).fault).toContain('Falta la columna «Período»')
  })

  it('that lack a criterion are not published, and say which', async () => {
    const { run, nit } = await enter()
    await run(`score ${await write('faltan.csv', sheet(nit, items.slice(0, 5)))} ${as}`)
    const { code, lines } = await run(`publish 2026-S1 ${as} --yes`)
    expect(code).toBe(1)
    expect(lines[0]).toContain('falta el puntaje de Oportunidad de respuesta, Gestión')
  })
})

describe('what suppliers ask', () => {
  it('is listed, answered and decided about', async () => {
    const world = await enterEvaluated(server)
    const run = runAs(world.company.id)
    const { numero } = (
      await server.call(requestReview, world.browser, {
        params: { id: world.evaluation },
        body: { criterios: 'calidad', mensaje: 'Revisen el lote 7.', idempotencyKey: randomUUID() },
      })
    ).body
    expect((await run('reviews')).lines.join('\n')).toContain('Revisen el lote 7.')
    const answered = await run(`answer ${numero.toLowerCase()} ${as} --text "¿Qué lote?"`)
    expect(answered.lines).toEqual([fill(texts.reviewDone, { numero, estado: 'En revisión' })])
    expect((await run(`accept ${numero} ${as}`)).fault).toBe(texts.faults['text-missing'])
    expect((await run(`accept ${numero} ${as} --text "De acuerdo."`)).lines[1]).toBe(texts.acceptedNext)
    expect((await run(`refuse ${numero} ${as} --text "No."`)).fault).toBe(
      fill(texts.faults.decided, { que: numero }),
    )
    expect((await run('reviews')).lines).toEqual([texts.reviewsNone])
    expect((await run('reviews --all')).lines[0]).toContain('Aceptada')
  })

  it('is its plan, whose evidence is taken or given back', async () => {
    const world = await enterEvaluated(server)
    const run = runAs(world.company.id)
    const { actions } = (
      await server.call(addAction, world.browser, {
        params: { id: world.evaluation },
        body: {
          criterio: '',
          accion: 'Capacitar a despachos',
          responsable: 'Ana',
          fecha: addDays(todayInBogota(new Date()), 5),
          idempotencyKey: randomUUID(),
        },
      })
    ).body
    const id = actions[0]?.id ?? ''
    expect((await run(`done ${id} ${as}`)).fault).toBe(texts.faults['no-evidence'])
    await server.call(sendEvidence, world.browser, {
      params: { id },
      body: { version: 1, comentario: 'Se hizo el martes.' },
    })
    expect((await run('actions')).lines.join('\n')).toContain('Se hizo el martes.')
    expect((await run(`done ${id} ${as}`)).lines).toEqual([fill(texts.actionDone, { estado: 'Cumplida' })])
    expect((await run('return nada --as a@b.co --text x')).fault).toBe(
      fill(texts.faults.unknown, { que: 'nada' }),
    )
  })
})

it('says what it lacks', async () => {
  const { run } = await enter()
  const faults = await Promise.all(
    ['', 'otra', 'publish', 'publish 2026-S4', `answer ${as}`, `score ${as}`, 'list mal'].map(
      async (line) => (await run(line)).fault,
    ),
  )
  expect(faults).toEqual([
    texts.actionUnknown,
    texts.actionUnknown,
    texts.periodMissing,
    fill(texts.wrong.periodo, { valor: '2026-S4' }),
    texts.numberMissing,
    texts.fileMissing,
    fill(texts.wrong.periodo, { valor: 'mal' }),
  ])
  const elsewhere = runCommand(command, server.db, 'list --company 999999999')
  expect((await elsewhere).fault).toBe(fill(texts.companyUnknown, { company: 999999999 }))
})
