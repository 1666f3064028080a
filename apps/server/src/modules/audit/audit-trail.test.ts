import { auditActTexts } from '@enlace/contract/audit/act-texts.ts'
import { exportAudit, getAuditEntry, listAuditEntries, listAuditRows } from '@enlace/contract/audit/calls.ts'
import type { AuditQuery } from '@enlace/contract/audit/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** A company with its auditor signed in, and a function that causes an entry. */
async function enter(of?: BuiltCompany) {
  const company = of ?? (await buildCompany(server.db))
  if (!of) await relaxStaffFactor(server.asAdmin, company)
  const staff = await buildStaff(server.db, company, 'auditor')
  const browser = await server.signInStaff(staff)
  const happen = async (actor: string, action: string, target: string | null = null, detail: object = {}) =>
    server.db.lookUp('append_audit', [
      company.id,
      actor,
      null,
      action,
      target,
      '10.0.0.7',
      JSON.stringify(detail),
    ])
  const list = async (query: Partial<AuditQuery> = {}) =>
    (await server.call(listAuditEntries, browser, { query })).body
  return { company, staff, browser, happen, list }
}

describe('the audit trail', () => {
  it('tells who did what, newest first, with the subject of each act', async () => {
    const { happen, list } = await enter()
    await happen('ana@c.test', 'user-invited', 'x')
    await happen('luis@c.test', 'refused:role-refused')
    const { rows } = await list()
    expect(rows.slice(0, 2).map(({ persona, accion, tema }) => [persona, accion, tema])).toEqual([
      ['luis@c.test', 'refused:role-refused', 'rechazos'],
      ['ana@c.test', 'user-invited', 'proveedores'],
    ])
  })

  it('is narrowed by subject, person, act and words, and says what each would leave', async () => {
    const { happen, list } = await enter()
    await happen('ana@c.test', 'question-answered', 'a', { numero: 'P-2026-7' })
    await happen('ana@c.test', 'question-noted', 'b')
    await happen('luis@c.test', 'question-noted', 'c')
    const noted = await list({ accion: 'question-noted' })
    expect([noted.total, noted.rows.map(({ objeto }) => objeto)]).toEqual([2, ['c', 'b']])
    expect(noted.choices.tema).toEqual([{ value: 'trabajo', rows: 2 }])
    const hers = await list({ tema: 'trabajo', persona: 'ana@c.test' })
    expect([hers.total, hers.choices.persona]).toEqual([
      2,
      [
        { value: 'ana@c.test', nombre: 'ana@c.test', rows: 2 },
        { value: 'luis@c.test', nombre: 'luis@c.test', rows: 1 },
      ],
    ])
    expect((await list({ q: 'p-2026-7' })).rows.map(({ objeto }) => objeto)).toEqual(['a'])
    expect((await list({ from: calendarDate('2030-01-01') })).total).toBe(0)
  })

  it('names the person of the team whom an act is about', async () => {
    const { company, happen, list } = await enter()
    const other = await buildStaff(server.db, company, 'compras')
    await happen('ana@c.test', 'staff:changed', other.id)
    const { rows } = await list({ accion: 'staff:changed' })
    expect([rows[0]?.objeto, rows[0]?.nombre, rows[0]?.correo]).toEqual([other.id, 'Ana Pérez', other.email])
  })

  it('names the user of a supplier who acted, also as whom an act is about, and is found by that name', async () => {
    const { company, happen, list } = await enter()
    const { person } = await buildSupplier(server.db, company)
    await happen(person.email, 'question-noted', person.email)
    const { rows } = await list({ accion: 'question-noted', q: 'ana pér' })
    expect(rows.map(({ persona_nombre, nombre, correo }) => [persona_nombre, nombre, correo])).toEqual([
      ['Ana Pérez', 'Ana Pérez', person.email],
    ])
  })

  it('names the member of the staff who acted, is found by name and by email, and keeps what is no member’s', async () => {
    const { browser, staff, happen, list } = await enter()
    await happen(staff.email, 'question-noted')
    await happen('clave ERP', 'question-noted')
    const { rows, choices } = await list({ accion: 'question-noted' })
    expect(rows.map(({ persona, persona_nombre }) => [persona, persona_nombre])).toEqual([
      ['clave ERP', 'clave ERP'],
      [staff.email, 'Ana Pérez'],
    ])
    expect(choices.persona).toContainEqual({ value: staff.email, nombre: 'Ana Pérez', rows: 1 })
    for (const q of ['ana pér', staff.email])
      expect((await list({ accion: 'question-noted', q })).rows.map(({ persona }) => persona)).toEqual([
        staff.email,
      ])
    const { body } = await server.call(getAuditEntry, browser, { params: { id: rows[1]?.id ?? '' } })
    expect(body.persona_nombre).toBe('Ana Pérez')
    const file = await server.call(exportAudit, browser, { query: { format: 'csv', persona: staff.email } })
    expect(file.response.body).toContain(staff.email)
  })

  it('goes on behind the last entry of a slice, without leaving one out', async () => {
    const { browser, happen } = await enter()
    for (let at = 0; at < 3; at += 1) await happen('ana@c.test', 'question-noted', String(at))
    const { body } = await server.call(listAuditRows, browser, { query: { accion: 'question-noted' } })
    expect([body.rows.map(({ objeto }) => objeto), body.next]).toEqual([['2', '1', '0'], null])
  })

  it('shows what changed in an entry, and what else was noted', async () => {
    const { browser, happen, list } = await enter()
    const detail = {
      before: { tope: '10', igual: 1 },
      after: { tope: '20', igual: 1, nuevo: true },
      motivo: 'x',
    }
    await happen('ana@c.test', 'settings-changed', null, detail)
    const [entry] = (await list({ accion: 'settings-changed' })).rows
    const { body } = await server.call(getAuditEntry, browser, { params: { id: entry?.id ?? '' } })
    expect(body.cambios).toEqual([
      { campo: 'tope', antes: '10', ahora: '20' },
      { campo: 'nuevo', antes: null, ahora: 'true' },
    ])
    expect(body.hechos).toEqual([{ campo: 'motivo', valor: 'x' }])
  })

  it('shows nothing of another company', async () => {
    const { happen, list } = await enter()
    const other = await enter()
    await happen('ana@c.test', 'question-noted', 'suyo')
    const [entry] = (await list({ accion: 'question-noted' })).rows
    expect((await other.list({ accion: 'question-noted' })).total).toBe(0)
    const { status } = await server.call(getAuditEntry, other.browser, { params: { id: entry?.id ?? '' } })
    expect(status).toBe(404)
  })
})

describe('the file of the audit trail', () => {
  it('holds what the filter finds, tames what a spreadsheet would run, and is written down itself', async () => {
    const { browser, happen, list } = await enter()
    await happen('=cmd()', 'question-noted', 'uno')
    await happen('ana@c.test', 'user-invited', 'dos')
    const { response } = await server.call(exportAudit, browser, {
      query: { tema: 'trabajo', format: 'csv' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(auditActTexts['question-noted'])
    expect(response.body).toContain("'=cmd()")
    expect(response.body).not.toContain('dos')
    const [noted] = (await list({ accion: 'audit:exported' })).rows
    expect(noted?.accion).toBe('audit:exported')
  })

  it('is refused to who may not look at the trail', async () => {
    const { company } = await enter()
    const browser = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    const { status, problem } = await server.call(exportAudit, browser, { query: { format: 'xlsx' } })
    expect([status, problem.code]).toEqual([403, 'role-refused'])
  })
})
