import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '@enlace/contract/core/fill.ts'
import { requiredDocumentCommandTexts as texts } from '@enlace/contract/required-documents/cli-texts.ts'
import { requiredDocuments } from '@enlace/contract/required-documents/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { paper, sendVersion } from '@enlace/testing/required-documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const folder = await useScratchFolder('enlace-documents-command-')
const server = useTestServer({ STORAGE_URL: join(folder, 'files') })

const run = (line: string) => runCommand(command, server.db, line, { STORAGE_URL: join(folder, 'files') })
const staff = '--as documentos@compania.co'

async function enter() {
  const company = await buildCompany(server.db)
  const { person, thirdParty } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const list = async () => (await server.call(requiredDocuments, browser, { query: {} })).body.documentos
  const at = (line: string) => run(`${line} --company ${company.id}`)
  return { company, thirdParty, browser, list, at }
}

describe('enlace required-documents', () => {
  it('asks for documents by their rules, with a template, and asks no more', async () => {
    const { at, list } = await enter()
    const today = todayInBogota(new Date())
    await at(`ask rut --name RUT --days 365 ${staff}`)
    await at(`ask sagrilaft --name SAGRILAFT --until ${addDays(today, 90)} ${staff} --order 1`)
    await at(`ask iso --name ISO --own-date --optional ${staff} --order 2`)
    await at(`ask cedula --name Cédula --person natural ${staff}`)
    const form = join(folder, 'formulario.pdf')
    await writeFile(form, paper(700))
    expect((await at(`template sagrilaft ${form} ${staff}`)).lines).toEqual([
      fill(texts.templateKept, { codigo: 'sagrilaft', name: 'formulario.pdf' }),
    ])
    expect(
      (await list()).map(({ codigo, regla, obligatorio, plantilla }) => [
        codigo,
        regla,
        obligatorio,
        plantilla,
      ]),
    ).toEqual([
      ['rut', 'dias', true, null],
      ['sagrilaft', 'fecha', true, { nombre: 'formulario.pdf', bytes: 700 }],
      ['iso', 'documento', false, null],
    ])
    // The same code again changes what is asked.
    await at(`ask rut --name "RUT actualizado" ${staff}`)
    expect((await list())[0]).toMatchObject({ nombre: 'RUT actualizado', regla: 'ninguna' })
    await at(`retire rut ${staff}`)
    expect((await list()).map(({ codigo }) => codigo)).toEqual(['sagrilaft', 'iso'])
    expect((await at('list')).lines).toHaveLength(5)
  })

  it('shows what waits, saves its file, and decides about it with a reason', async () => {
    const { at, list, browser, thirdParty } = await enter()
    await at(`ask rut --name RUT ${staff}`)
    const [{ id } = { id: '' }] = await list()
    const bytes = paper(1200, 'primero')
    const { body } = await sendVersion(server, browser, id, { bytes })
    const short = body.id.slice(0, 8)
    expect((await at('pending')).lines[1]).toContain(short)
    const saved = join(folder, 'revisar.pdf')
    await at(`save ${short} ${saved}`)
    expect((await readFile(saved)).equals(bytes)).toBe(true)
    expect((await at(`save ${short} ${saved}`)).fault).toBe(
      fill(texts.unwritable, { path: saved, reason: 'EEXIST' }),
    )
    expect((await at(`reject ${short} ${staff}`)).fault).toBe(texts.whyMissing)
    await at(`reject ${short} ${staff} --text "Está ilegible"`)
    expect((await list())[0]).toMatchObject({ estado: 'rechazado', motivo: 'Está ilegible' })
    expect((await at(`approve ${short} ${staff}`)).fault).toBe(fill(texts.versionDecided, { version: short }))
    const again = await sendVersion(server, browser, id)
    const until = addDays(todayInBogota(new Date()), 10)
    await at(`approve ${again.body.id} ${staff} --until ${until}`)
    expect((await list())[0]).toMatchObject({ estado: 'por_vencer', vence: until })
    expect((await at(`standing --nit ${thirdParty.documento_numero}`)).lines[1]).toContain('Por vencer')
    expect((await at('pending')).lines[1]).toBe(texts.pendingNone)
  })

  it.each([
    ['pay', texts.actionUnknown],
    [`ask ${staff}`, texts.codeMissing],
    [`ask RUT --name RUT ${staff}`, fill(texts.codeMalformed, { codigo: 'RUT' })],
    [`ask rut ${staff}`, texts.nameMissing],
    ['ask rut --name RUT', texts.actorMissing],
    [`ask rut --name RUT --days 0 ${staff}`, fill(texts.daysMalformed, { days: '0' })],
    [`ask rut --name RUT --days 3 --own-date ${staff}`, texts.ruleTwice],
    [`ask rut --name RUT --until mañana ${staff}`, fill(texts.dayMalformed, { day: 'mañana' })],
    [`ask rut --name RUT --person otra ${staff}`, texts.personUnknown],
    [`approve zz ${staff}`, texts.versionMissing],
    [`approve abcdef12 ${staff}`, fill(texts.versionUnknown, { version: 'abcdef12' })],
    ['standing', texts.nitMissing],
  ])('%s is refused in one line', async (line, fault) => {
    const { at } = await enter()
    expect((await at(line)).fault).toBe(fault)
  })
})
