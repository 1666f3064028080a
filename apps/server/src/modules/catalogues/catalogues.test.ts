import {
  getEconomicSubActivities,
  getIdentificationTypes,
  getTaxRegimes,
} from '@enlace/contract/catalogues/shown/calls.ts'
import {
  changeCatalogue,
  changeConcepts,
  getCatalogue,
  getConcepts,
} from '@enlace/contract/catalogues/calls.ts'
import {
  type CatalogueEntry,
  type CatalogueName,
  nameLengths,
  type OwnConcept,
} from '@enlace/contract/catalogues/schemas.ts'
import { catalogueFaults as faults } from '@enlace/contract/catalogues/texts.ts'
import { validateContactIdentification } from '@enlace/contract/supplier-registration/company-calls.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: StaffRole = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, role))
  return { company, browser, visitor: new TestBrowser(company.host) }
}

const read = async (browser: TestBrowser, lista: CatalogueName, actividad = '') =>
  (await server.call(getCatalogue, browser, { params: { lista }, query: { actividad } })).body

async function change(
  browser: TestBrowser,
  lista: CatalogueName,
  to: (entries: CatalogueEntry[]) => CatalogueEntry[],
  actividad = '',
) {
  const { version, entradas } = await read(browser, lista, actividad)
  return server.call(changeCatalogue, browser, {
    params: { lista },
    query: { actividad },
    body: { version, entradas: to(entradas) },
  })
}

const own = (codigo: string, nombre: string, digitos: CatalogueEntry['digitos'] = null): CatalogueEntry => ({
  codigo,
  nombre,
  activo: true,
  propio: true,
  digitos,
})

describe('a list of the forms', () => {
  it('is answered whole as the product brings it, whichever it is', async () => {
    const { browser } = await enter()
    const [activities, ...others] = ['economic-activities', 'identification-types', 'tax-regimes'] as const
    for (const lista of others) expect((await read(browser, lista)).entradas).not.toEqual([])
    const { entradas } = await read(browser, activities)
    expect(entradas.some(({ nombre }) => nombre.length > nameLengths.own)).toBe(true)
    for (const { codigo } of entradas) {
      expect((await read(browser, 'economic-sub-activities', codigo)).entradas).not.toEqual([])
    }
  })

  it('keeps the long names that the product brings, and takes none so long of the company', async () => {
    const { browser } = await enter()
    const kept = await change(browser, 'economic-activities', (entries) => entries.toReversed())
    expect(kept.status).toBe(200)
    const long = 'x'.repeat(201)
    const renamed = await change(browser, 'economic-activities', ([first, ...others]) =>
      first ? [{ ...first, nombre: long }, ...others] : [],
    )
    expect([renamed.status, renamed.problem.fields]).toEqual([422, { 'entradas.0.nombre': faults.long }])
  })

  it('is offered as the company wants it: in its order, by its names, without what it retired', async () => {
    const { browser, visitor } = await enter()
    await change(browser, 'tax-regimes', (entries) => [
      own('ZF', 'Usuario de zona franca'),
      ...entries.toReversed().map((one) => (one.codigo === '48' ? { ...one, nombre: 'Régimen común' } : one)),
    ])
    const { body } = await server.call(getTaxRegimes, visitor)
    expect(body.data[0]).toEqual({ id: 'ZF', nombre: 'Usuario de zona franca' })
    expect(body.data).toContainEqual({ id: '48', nombre: 'Régimen común' })
    await change(browser, 'tax-regimes', (entries) =>
      entries.map((one) => ({ ...one, activo: one.codigo !== 'ZF' })),
    )
    const after = await server.call(getTaxRegimes, visitor)
    expect(after.body.data.map(({ id }) => id)).not.toContain('ZF')
  })

  it('keeps nothing of what is as the product brings it', async () => {
    const { browser, company } = await enter()
    await change(browser, 'identification-types', (entries) => entries.toReversed())
    await change(browser, 'identification-types', (entries) => entries.toReversed())
    const rows = await server.asAdmin('select 1 from catalogue_entries where company_id = $1', [company.id])
    expect(rows).toEqual([])
  })

  it('decides which identification a registration may have, with the digits of the company’s own', async () => {
    const { browser, visitor } = await enter()
    const judge = async (idDocument: string, document: string) =>
      (await server.call(validateContactIdentification, visitor, { query: { idDocument, document } })).body
        .error
    expect([await judge('41', '123456'), await judge('CI', '1234')]).toEqual([false, true])
    await change(browser, 'identification-types', (entries) => [
      ...entries.map((one) => ({ ...one, activo: one.codigo !== '41' })),
      own('CI', 'Carné interno', { desde: 4, hasta: 6 }),
    ])
    expect([await judge('41', '123456'), await judge('CI', '1234'), await judge('CI', '123')]).toEqual([
      true,
      false,
      true,
    ])
    const { body } = await server.call(getIdentificationTypes, visitor)
    expect(body.data.at(-1)).toEqual({ id: 'CI', nombre: 'Carné interno' })
  })

  it('has the sub-activities of each activity for itself', async () => {
    const { browser, visitor } = await enter()
    await change(browser, 'economic-sub-activities', (entries) => [...entries, own('6299', 'Otra')], '62')
    const of = async (id: string) =>
      (await server.call(getEconomicSubActivities, visitor, { query: { id } })).body.data.map((one) => one.id)
    expect(await of('62')).toContain('6299')
    expect(await of('63')).not.toContain('6299')
    const twice = await change(
      browser,
      'economic-sub-activities',
      (entries) => [...entries, own('6299', 'Otra')],
      '63',
    )
    expect(Object.values(twice.problem.fields ?? {})).toEqual([faults.twice])
  })

  it('says nothing twice, and takes nothing away that the product brings', async () => {
    const { browser } = await enter()
    const twice = await change(browser, 'tax-regimes', (entries) => [
      ...entries,
      own('X', entries[0]?.nombre ?? ''),
      own('X', 'Otro'),
    ])
    expect(Object.values(twice.problem.fields ?? {})).toEqual([faults.twice, faults.twice])
    const less = await change(browser, 'tax-regimes', (entries) => entries.slice(1))
    expect(less.problem.code).toBe('malformed-request')
    const noDigits = await change(browser, 'identification-types', (entries) => [
      ...entries,
      own('CI', 'Carné'),
    ])
    expect(Object.values(noDigits.problem.fields ?? {})).toEqual([faults.digits])
  })

  it('is its own company’s, for who may write settings, and not written over another’s change', async () => {
    const { browser } = await enter()
    const { version, entradas } = await read(browser, 'tax-regimes')
    const put = (by: TestBrowser, seen: string) =>
      server.call(changeCatalogue, by, {
        params: { lista: 'tax-regimes' },
        query: {},
        body: { version: seen, entradas: entradas.toReversed() },
      })
    expect((await put(new TestBrowser('backoffice.test'), version)).status).toBe(401)
    expect((await put((await enter('auditor')).browser, version)).problem.code).toBe('role-refused')
    expect((await put(browser, version)).status).toBe(200)
    expect((await put(browser, version)).problem.code).toBe('changed-meanwhile')
    expect((await read((await enter()).browser, 'tax-regimes')).entradas).toEqual(entradas)
  })
})

describe('the withholding concepts of a company', () => {
  const concept = (changes: Partial<OwnConcept> = {}): OwnConcept => ({
    codigo: 'fletes',
    concepto: 'Fletes contratados',
    sujeto: 'declarante',
    tarifa: '1',
    base_uvt: '4',
    desde: calendarDate('2026-01-01'),
    hasta: null,
    norma: 'Acta 12',
    ...changes,
  })
  const keep = async (browser: TestBrowser, ...propios: OwnConcept[]) => {
    const { body } = await server.call(getConcepts, browser)
    return server.call(changeConcepts, browser, { body: { version: body.version, propios } })
  }

  it('stand beside those of the law, each on its days', async () => {
    const { browser } = await enter()
    const ended = concept({ hasta: calendarDate('2026-05-31') })
    const next = concept({ desde: calendarDate('2026-06-01'), tarifa: '1.5' })
    const { body } = await keep(browser, ended, next)
    expect(body.propios).toEqual([ended, next])
    expect(body.de_ley.length).toBeGreaterThan(20)
  })

  it('are refused where their days overlap, end before they begin, or their rate is none', async () => {
    const { browser } = await enter()
    const overlapping = await keep(browser, concept(), concept({ tarifa: '2' }))
    expect(overlapping.problem.fields).toEqual({ 'propios.1.desde': faults.overlap })
    const past = await keep(browser, concept({ hasta: calendarDate('2025-01-01') }))
    expect(past.status).toBe(422)
    expect((await keep(browser, concept({ tarifa: '101' }))).status).toBe(422)
  })
})
