import {
  changeCertificateSettings,
  changeReleases,
  downloadSignedTrial,
  getCertificateSettings,
  keepSigningKey,
  keepTrialKey,
  listReleases,
  removeSigningKey,
} from '@enlace/contract/certificates/settings/calls.ts'
import { certificateSettingsFaults as faults } from '@enlace/contract/certificates/settings/texts.ts'
import { makeTestSigner, pemOf } from '@enlace/documents/signature/test-signer.ts'
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
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.signInStaff(member) }
}

const said = {
  direccion: 'Calle 1 # 2-3',
  ciudad: 'Medellín',
  telefono: '604 555 0100',
  notas: ['Las diferencias se atienden en impuestos@compania.test.'],
  firmante: { nombre: 'Rosa Peña', cargo: 'Jefe de Impuestos' },
  ica_bimestral: ['05001'],
}

describe('what the certificates of a company say', () => {
  it('is kept as it was written, with who changed it', async () => {
    const { browser, company, member } = await enter()
    const { version } = (await server.call(getCertificateSettings, browser)).body
    const { body } = await server.call(changeCertificateSettings, browser, { body: { ...said, version } })
    expect(body).toMatchObject({ ...said, municipios: [{ id: '05001', nombre: 'Medellín' }], firma: null })
    const [entry] = await server.asAdmin<{ actor: string }>(
      `select actor from audit_log where company_id = $1 and action = 'settings-changed'`,
      [company.id],
    )
    expect(entry?.actor).toBe(member.email)
    const late = await server.call(changeCertificateSettings, browser, { body: { ...said, version } })
    expect(late.problem.code).toBe('changed-meanwhile')
  })

  it('is refused where a note or the signatory says nothing', async () => {
    const { browser } = await enter()
    const { version } = (await server.call(getCertificateSettings, browser)).body
    const wrong = { ...said, notas: [' '], firmante: { nombre: '', cargo: '' } }
    const { problem } = await server.call(changeCertificateSettings, browser, { body: { ...wrong, version } })
    expect(Object.values(problem.fields ?? {}).toSorted()).toEqual([faults.note, faults.signer].toSorted())
  })
})

describe('the certificate that signs', () => {
  const p12 = (password: string, days = 20) =>
    makeTestSigner(
      {
        organisation: 'Andina',
        commonName: 'Andina de Alimentos',
        from: new Date(Date.now() - 30 * 86_400_000),
        until: new Date(Date.now() + days * 86_400_000),
      },
      password,
    ).toString('base64')

  it('is kept with its password, warns before it ends, signs a page, and is taken away', async () => {
    const { browser, company } = await enter()
    const kept = await server.call(keepSigningKey, browser, {
      body: { archivo: p12('Clave ñ 1'), password: 'Clave ñ 1' },
    })
    expect(kept.body.firma).toMatchObject({
      nombre: 'Andina de Alimentos',
      prueba: false,
      avisos: ['expires', 'self-issued'],
    })
    const { response } = await server.call(downloadSignedTrial, browser)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(response.rawPayload.includes('/ETSI.CAdES.detached')).toBe(true)
    expect((await server.call(removeSigningKey, browser)).body.firma).toBeNull()
    const acts = await server.asAdmin<{ action: string }>(
      `select action from audit_log where company_id = $1 and action like 'paper-signer%' order by id`,
      [company.id],
    )
    expect(acts.map(({ action }) => action)).toEqual(['paper-signer-kept', 'paper-signer-removed'])
    expect((await server.call(downloadSignedTrial, browser)).status).toBe(422)
  })

  it('is refused with what to do where the password is another, or the file something else', async () => {
    const { browser } = await enter()
    const keep = async (archivo: string, password: string) =>
      (await server.call(keepSigningKey, browser, { body: { archivo, password } })).problem.fields
    expect(await keep(p12('una'), 'otra')).toEqual({ password: faults.keys['wrong-password'] })
    expect(await keep(Buffer.from('nada').toString('base64'), 'x')).toEqual({
      archivo: faults.keys.malformed,
    })
    expect(await keep(p12('una', -3), 'una')).toEqual({ archivo: faults.keys.expired })
  })

  it('is taken as PEM, with what to do where its key is encrypted or another', async () => {
    const { browser } = await enter()
    const [one, other] = [Buffer.from(p12('a'), 'base64'), Buffer.from(p12('a'), 'base64')]
    const keep = async (pem: string, password = '') =>
      server.call(keepSigningKey, browser, {
        body: { archivo: Buffer.from(pem).toString('base64'), password },
      })
    const faultsOf = async (pem: string, password = '') => (await keep(pem, password)).problem.fields
    const [certificate = ''] = pemOf(other, 'a').split('-----BEGIN PRIVATE')
    const [, key = ''] = pemOf(one, 'a').split('-----END CERTIFICATE-----\n')
    expect(await faultsOf(certificate + key)).toEqual({ archivo: faults.keys['key-mismatch'] })
    expect(await faultsOf(pemOf(one, 'a', 'ñ'))).toEqual({ password: faults.keys['key-locked'] })
    expect(await faultsOf(pemOf(one, 'a', 'ñ'), 'x')).toEqual({ password: faults.keys['wrong-password'] })
    expect((await keep(pemOf(one, 'a', 'ñ'), 'ñ')).body.firma?.nombre).toBe('Andina de Alimentos')
    const kept = await keep(pemOf(one, 'a'))
    expect(kept.body.firma?.nombre).toBe('Andina de Alimentos')
    expect((await server.call(downloadSignedTrial, browser)).status).toBe(200)
  })

  it('may be one for trials, which says so', async () => {
    const { browser, company } = await enter()
    const { body } = await server.call(keepTrialKey, browser)
    expect(body.firma?.prueba).toBe(true)
    expect(body.firma?.nombre).toContain(company.nombre)
  })

  it('is asked for again from who has not shown lately who it is, and is nobody else’s', async () => {
    const { browser } = await enter()
    await server.call(keepTrialKey, browser)
    const auditor = await enter('auditor')
    expect((await server.call(keepTrialKey, auditor.browser)).problem.code).toBe('role-refused')
    expect((await server.call(getCertificateSettings, auditor.browser)).body.firma).toBeNull()
    expect((await server.call(keepTrialKey, new TestBrowser('backoffice.test'))).status).toBe(401)
    await server.asAdmin(`update session_families set stepped_up_at = now() - interval '11 minutes'`, [])
    expect((await server.call(removeSigningKey, browser)).problem.code).toBe('step-up-needed')
  })
})

describe('the day from which certificates can be had', () => {
  const day = calendarDate('2026-04-01')
  const row = { tipo: 'fuente', anio: 2025, periodo: 0, municipio: '' } as const
  const set = (browser: TestBrowser, vista: typeof day | null, fecha: typeof day | null) =>
    server.call(changeReleases, browser, {
      body: { anio: 2025, cambios: [{ ...row, vista, fecha }] },
    })

  it('is set, changed and taken back, of each kind and period', async () => {
    const { browser } = await enter()
    const { body } = await server.call(listReleases, browser, { query: { anio: 2025 } })
    expect(body.filas.map(({ tipo, periodo }) => `${tipo}:${periodo}`)).toEqual([
      'fuente:0',
      ...[1, 2, 3, 4, 5, 6].map((period) => `iva:${period}`),
      'ica:0',
    ])
    const [released] = (await set(browser, null, day)).body.filas
    expect(released).toMatchObject({ fecha: day, sugerida: '2026-03-31', fin: '2025-12-31' })
    expect((await set(browser, day, null)).body.filas[0]?.fecha).toBeNull()
  })

  it('is not set over what somebody else set meanwhile, nor for what is never certified', async () => {
    const { browser } = await enter()
    await set(browser, null, day)
    expect((await set(browser, null, calendarDate('2026-05-01'))).problem.code).toBe('changed-meanwhile')
    const monthly = await server.call(changeReleases, browser, {
      body: { anio: 2025, cambios: [{ ...row, periodo: 3, vista: null, fecha: day }] },
    })
    expect(monthly.problem.code).toBe('malformed-request')
    const auditor = await enter('auditor')
    expect((await set(auditor.browser, null, day)).problem.code).toBe('role-refused')
  })
})
