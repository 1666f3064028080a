import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  eventCommandTexts as texts,
  eventSheetTexts as sheetTexts,
} from '@enlace/contract/events/visitor/cli-texts.ts'
import {
  downloadEventFile,
  getEvent,
  listEvents,
  registerForEvent,
} from '@enlace/contract/events/visitor/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const folder = await useScratchFolder('enlace-events-command-')
const server = useTestServer({ DATA_DIR: folder })

let company: BuiltCompany
beforeEach(async () => {
  company = await buildCompany(server.db, { settings: { events: 1 } })
})

const run = (line: string) =>
  runCommand(command, server.db, `${line} --company ${company.id}`, { DATA_DIR: folder })

const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
const sheet = {
  codigo: 'taller-conciliacion',
  tipo: 'capacitacion',
  titulo: 'Taller de conciliación',
  descripcion: '<p onclick="x()">Traiga su auxiliar.</p><script>x()</script>',
  modalidad: 'mixta',
  lugar: 'Auditorio',
  enlace: 'https://reuniones.test/taller',
  inicio: `${soon} 09:00`,
  fin: `${soon} 11:00`,
  inscripcion: true,
  cupo: 1,
}

async function written(event: object): Promise<string> {
  const path = join(folder, `evento-${Math.random()}.json`)
  await writeFile(path, JSON.stringify(event))
  return path
}
async function enter() {
  const supplier = await buildSupplier(server.db, company)
  return { ...supplier, browser: await server.signIn(supplier.person) }
}

describe('an event at the command line', () => {
  it('is published from a file without what does not belong there, and seen by suppliers at its hour in Bogotá', async () => {
    const { browser } = await enter()
    expect(await run(`publish ${await written(sheet)}`)).toMatchObject({
      code: 0,
      lines: [
        fill(texts.published, { codigo: sheet.codigo }),
        fill(texts.removed, { partes: 'p[onclick], script' }),
      ],
    })
    const { rows } = (await server.call(listEvents, browser, { query: {} })).body
    expect(rows).toMatchObject([
      { titulo: sheet.titulo, dia: soon, hora: '09:00', hora_fin: '11:00', libres: 1 },
    ])
    const { body } = await server.call(getEvent, browser, { params: { id: rows[0]?.id } })
    expect(body.descripcion).toBe('<p>Traiga su auxiliar.</p>')
    expect((await run('list')).lines.join()).toContain('taller-conciliacion')
  })

  it('gives the seats that it is changed to have to those who wait, and lists who comes', async () => {
    const people = [await enter(), await enter()] as const
    await run(`publish ${await written(sheet)}`)
    const [row] = (await server.call(listEvents, people[0].browser, { query: {} })).body.rows
    for (const { browser } of people)
      await server.call(registerForEvent, browser, { params: { id: row?.id } })
    expect((await run(`attendance ${sheet.codigo}`)).lines.map((line) => line.split(' ')[0])).toEqual([
      'Inscrito',
      'En',
    ])
    const changed = await run(`publish ${await written({ ...sheet, cupo: 5 })}`)
    expect(changed.lines).toContain(fill(texts.seated, { n: 1 }))
    const path = join(folder, `asistencia-${Math.random()}.csv`)
    await run(`attendance ${sheet.codigo} ${path}`)
    const csv = await readFile(path, 'utf8')
    expect(csv.split('\r\n').filter((line) => line.startsWith('"Inscrito"'))).toHaveLength(2)
    expect(csv).toContain(people[1].person.email)
    expect((await run(`attendance ${sheet.codigo} ${path}`)).fault).toBe(fill(texts.fileExists, { path }))
  })

  it('may be for some suppliers only, by their NIT', async () => {
    const [invited, other] = [await enter(), await enter()]
    const nit = invited.thirdParty.documento_numero
    await run(`publish ${await written({ ...sheet, invitados: [nit] })}`)
    const seen = async ({ browser }: typeof other) =>
      (await server.call(listEvents, browser, { query: {} })).body.total
    expect([await seen(invited), await seen(other)]).toEqual([1, 0])
    const unknown = await run(`publish ${await written({ ...sheet, invitados: ['890.903.938-8'] })}`)
    expect(unknown.fault).toBe(fill(texts.guestUnknown, { nit: '890903938' }))
  })

  it('gives a paper along, and is cancelled with its reason', async () => {
    const { browser } = await enter()
    await run(`publish ${await written(sheet)}`)
    const paper = join(folder, 'agenda.pdf')
    await writeFile(paper, '%PDF-1.4\n%%EOF\n')
    expect((await run(`attach ${sheet.codigo} ${paper}`)).code).toBe(0)
    const [row] = (await server.call(listEvents, browser, { query: {} })).body.rows
    const detail = async () => (await server.call(getEvent, browser, { params: { id: row?.id } })).body
    const [file] = (await detail()).archivos
    const answer = await server.call(downloadEventFile, browser, { params: { id: file?.id } })
    expect(answer.response.body).toBe('%PDF-1.4\n%%EOF\n')
    await run(`cancel ${sheet.codigo} --reason "Paro de transporte"`)
    expect(await detail()).toMatchObject({ isCancelled: true, motivo_cancelacion: 'Paro de transporte' })
    expect((await run(`cancel ${sheet.codigo}`)).lines).toEqual([
      fill(texts.cancelledBefore, { codigo: sheet.codigo }),
    ])
  })

  it('stays unpublished where something in its file is wrong, and each fault is named', async () => {
    const faults = async (changes: object) =>
      (await run(`publish ${await written({ ...sheet, ...changes })}`)).lines
    expect((await faults({ inicio: '3 de diciembre' })).join()).toContain(sheetTexts.day)
    expect((await faults({ fin: '2020-01-01 09:00' })).join()).toContain(sheetTexts.endsBefore)
    expect((await faults({ fin: soon })).join()).toContain(sheetTexts.mixed)
    expect((await faults({ enlace: 'javascript:alert(1)' })).join()).toContain(sheetTexts.url)
    expect((await faults({ inscripcion: false })).join()).toContain(sheetTexts.seatsAlone)
    expect((await faults({ invitados: ['900.123.456-1'] })).join()).toContain(sheetTexts.nit)
    const broken = join(folder, 'roto.json')
    await writeFile(broken, '{')
    expect((await run(`publish ${broken}`)).fault).toContain('no es un archivo JSON')
    expect((await run('publish no-existe.json')).fault).toContain('ENOENT')
    expect((await run('cancel nada')).fault).toBe(fill(texts.unknown, { codigo: 'nada' }))
    expect((await run('bailar')).fault).toBe(texts.actionUnknown)
    expect((await run('list')).lines).toEqual([fill(texts.none, { dias: 30 })])
  })

  it('of the company’s calendar is made at once, and is staff’s own once it is published over', async () => {
    await server.asAdmin(
      `insert into settings (company_id, name, value) values ($1, 'invoice_cutoff', '{"dia": 25, "hora": "17:45"}')`,
      [company.id],
    )
    // One of each month that the 366 days touch: 13, or 14 from the last day of a month on.
    expect((await run('generate')).lines[0]).toMatch(/1[34] eventos nuevos, 0 cambiados, 0 quitados/)
    const [cutoff] = await server.asAdmin<{ code: string }>(
      `select code from events where company_id = $1 and starts_at > now() + interval '40 days' order by starts_at limit 1`,
      [company.id],
    )
    await run(`publish ${await written({ ...sheet, codigo: cutoff?.code, titulo: 'Cierre especial' })}`)
    expect((await run('generate')).lines[0]).toContain('0 eventos nuevos, 0 cambiados, 0 quitados')
    expect((await run('list')).lines.join()).toContain('Cierre especial')
  })
})
