import { randomUUID } from 'node:crypto'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import {
  approveBankReview,
  askBankCode,
  downloadBankCertificate,
  getBankReview,
  listBankApprovers,
  listDeskBankChanges,
  nameBankApprover,
  readBankNumber,
  rejectBankReview,
} from '@enlace/contract/bank-accounts/desk/calls.ts'
import {
  approveDocument,
  downloadReviewedDocument,
  getDocumentReview,
  listDeskDocuments,
  rejectDocument,
} from '@enlace/contract/required-documents/desk/calls.ts'
import {
  decideProfileRequest,
  extendProfileRequest,
  getDeskProfileRequest,
  listDeskProfileRequests,
} from '@enlace/contract/profile/requests/calls.ts'
import { getCompanyRecord, requestCompanyChange } from '@enlace/contract/profile/company-calls.ts'
import { requestAboutData } from '@enlace/contract/profile/rights-calls.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { standApprover } from '@enlace/testing/bank-approvers.ts'
import {
  askForAccount,
  bringAccount,
  certificatePdf,
  codeFor,
  enterBankSupplier,
  madeSure,
} from '@enlace/testing/bank-supplier.ts'
import { type BuiltCompany, buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildRequiredDocument, sendVersion } from '@enlace/testing/required-documents.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { type BuiltStaff, buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-review-desks-')
const server = useTestServer({ STORAGE_URL: folder })

/** Signs in a member of a company's staff. */
async function enterStaff(company: BuiltCompany, role: StaffRole = 'administrador') {
  const member = await buildStaff(server.db, company, role)
  return { member, browser: await server.signInStaff(member) }
}

async function openSupplier() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const supplier = await buildSupplier(server.db, company, { isMaster: true })
  return { company, ...supplier, portal: await server.signIn(supplier.person) }
}

describe('a request to change the record of a supplier', () => {
  async function ask(portal: TestBrowser, staff: TestBrowser) {
    const body = {
      changes: [{ thirdId: null, field: 'sigla', seen: null, after: 'EDV' }],
      motivo: 'Según el RUT actualizado',
      idempotencyKey: randomUUID(),
    }
    await server.call(requestCompanyChange, portal, { body })
    const { rows } = (await server.call(listDeskProfileRequests, staff)).body
    return { params: { id: rows[0]?.id ?? '' }, rows }
  }
  const decision = (more: object) => ({ visto: 'recibida', respuesta: '', aun_asi: false, ...more })

  it('waits at the desk, is held against the record, and is written into it by whoever approves', async () => {
    const { company, portal } = await openSupplier()
    const { browser } = await enterStaff(company, 'compras')
    const { params, rows } = await ask(portal, browser)
    expect(rows).toMatchObject([{ tipo: 'cambio_empresa', estado: 'recibida', vence: null }])
    expect((await server.call(followLive, browser)).body.counts['profile-requests']).toBe(1)
    const review = await server.call(getDeskProfileRequest, browser, { params })
    expect(review.body.cambios).toMatchObject([{ campo: 'Sigla', despues: 'EDV', hoy: null }])
    const body = decision({ estado: 'aprobada' })
    const approved = await server.call(decideProfileRequest, browser, { params, body })
    expect(approved.body).toMatchObject({ estado: 'aprobada', puede_prorrogarse: false })
    expect((await server.call(getCompanyRecord, portal)).body.sigla).toBe('EDV')
  })

  it('is decided once: the second hears who decided, and an approval over a record that moved asks again', async () => {
    const { company, portal, thirdParty } = await openSupplier()
    const [ana, luz] = [await enterStaff(company, 'compras'), await enterStaff(company)]
    const { params } = await ask(portal, ana.browser)
    await server.asAdmin(`update third_parties set sigla = 'OTRA' where id = $1`, [thirdParty.id])
    const { body: review } = await server.call(getDeskProfileRequest, ana.browser, { params })
    expect(review.cambios[0]?.hoy).toBe('OTRA')
    const moved = await server.call(decideProfileRequest, ana.browser, {
      params,
      body: decision({ estado: 'aprobada' }),
    })
    expect(moved.problem.code).toBe('record-moved')
    const silent = await server.call(decideProfileRequest, ana.browser, {
      params,
      body: decision({ estado: 'rechazada' }),
    })
    expect(Object.keys(silent.problem.fields ?? {})).toEqual(['respuesta'])
    const rejected = { params, body: decision({ estado: 'rechazada', respuesta: 'No coincide con el RUT.' }) }
    expect((await server.call(decideProfileRequest, ana.browser, rejected)).status).toBe(200)
    const second = await server.call(decideProfileRequest, luz.browser, {
      params,
      body: decision({ estado: 'aprobada', aun_asi: true }),
    })
    expect(second.problem.code).toBe('decided-meanwhile')
    expect(second.problem.message).toContain(ana.member.email)
  })

  it('about personal data has a legal term that is put off once', async () => {
    const { company, portal } = await openSupplier()
    const { browser } = await enterStaff(company)
    const body = {
      derecho: 'consulta',
      texto: '¿Qué datos míos tienen y para qué?',
      entiende: false,
      idempotencyKey: randomUUID(),
    }
    await server.call(requestAboutData, portal, { body })
    const { rows } = (await server.call(listDeskProfileRequests, browser)).body
    expect(rows).toMatchObject([{ tipo: 'consulta', vence: expect.any(String) }])
    const given = { params: { id: rows[0]?.id ?? '' }, body: { motivo: 'Se consulta el archivo físico.' } }
    const extended = await server.call(extendProfileRequest, browser, given)
    expect(extended.body.puede_prorrogarse).toBe(false)
    expect(extended.body.vence).not.toBe(rows[0]?.vence)
    expect((await server.call(extendProfileRequest, browser, given)).status).toBe(409)
  })
})

describe('a change of account at the desk', () => {
  /** A supplier that requested another account, and two approvers in the back office. */
  async function enter() {
    const world = await enterBankSupplier(server)
    await relaxStaffFactor(server.asAdmin, world.company)
    const staff: { member: BuiltStaff; browser: TestBrowser }[] = []
    for (const role of ['administrador', 'cuentas_por_pagar'] as const) {
      const one = await enterStaff(world.company, role)
      staff.push(one)
      await standApprover(server, world.company, one.member.email)
    }
    await bringAccount(server, world, world.branch)
    const { id } = (await askForAccount(server, world)).body
    const [first, second] = staff
    if (!first || !second) throw new Error('Two people approve')
    return { ...world, id, params: { id }, first, second }
  }

  it('shows its whole number to an approver only, and who read it stands in the trail', async () => {
    const { company, params, first } = await enter()
    const read = await server.call(readBankNumber, first.browser, { params })
    const { body: review } = await server.call(getBankReview, first.browser, { params })
    expect(read.body.numero).toMatch(/^4\d{10}$/)
    expect(review.cuenta).toContain(read.body.numero.slice(-4))
    expect(JSON.stringify(review)).not.toContain(read.body.numero)
    const other = await enterStaff(company, 'cuentas_por_pagar')
    const refused = await server.call(readBankNumber, other.browser, { params })
    expect(refused.problem.code).toBe('bank-decision-refused')
    const trail = await server.asAdmin(
      `select actor from audit_log where company_id = $1 and action = 'bank-number-read'`,
      [company.id],
    )
    expect(trail).toEqual([{ actor: first.member.email }])
  })

  it('is approved by two people, each by a code of its own mailbox, and held for 48 hours', async () => {
    const { id, params, first, second, mails } = await enter()
    const { body: review } = await server.call(getBankReview, first.browser, { params })
    expect(review).toMatchObject({ estado: 'solicitado', decisor: 'puede', aprobaciones: 0 })
    expect(JSON.stringify(review)).not.toContain('03214564821')
    const certificate = await server.call(downloadBankCertificate, first.browser, { params })
    expect([certificate.status, certificate.response.body]).toEqual([200, certificatePdf])
    const wrong = { params, body: { codigo: '00000000', como: madeSure } }
    const early = await server.call(approveBankReview, first.browser, wrong)
    expect([early.status, Object.keys(early.problem.fields ?? {})]).toEqual([422, ['codigo']])
    const approve = async ({ member, browser }: typeof first) => {
      expect((await server.call(askBankCode, browser, { params })).body.correo).toBe(member.email)
      const codigo = await codeFor({ mails }, member.email)
      return server.call(approveBankReview, browser, { params, body: { codigo, como: madeSure } })
    }
    const one = await approve(first)
    expect(one.body).toMatchObject({
      se_aplica: null,
      review: { estado: 'en_verificacion', decisor: 'ya_aprobo' },
    })
    const two = await approve(second)
    expect(two.body.review).toMatchObject({ estado: 'aprobado', aprobaciones: 2 })
    expect(Date.parse(two.body.se_aplica ?? '') - Date.now()).toBeGreaterThan(47.9 * 3_600_000)
    const list = await server.call(listDeskBankChanges, first.browser)
    expect(list.body.rows).toMatchObject([{ id, estado: 'aprobado', aprobaciones: 2 }])
  })

  it('is nobody’s to decide who is not named, nor whom an ordinary member would name', async () => {
    const { params, company, second } = await enter()
    const newcomer = await enterStaff(company, 'cuentas_por_pagar')
    const { body: review } = await server.call(getBankReview, newcomer.browser, { params })
    expect(review.decisor).toBe('no_nombrado')
    expect((await server.call(askBankCode, newcomer.browser, { params })).status).toBe(409)
    const named = await server.call(nameBankApprover, second.browser, {
      body: { correo: newcomer.member.email },
    })
    expect(named.problem.code).toBe('role-refused')
    const { body: approvers } = await server.call(listBankApprovers, second.browser)
    expect(approvers.posibles.map(({ correo }) => correo)).toContain(newcomer.member.email)
  })

  it('is rejected once, also against somebody who was about to approve it', async () => {
    const { params, first, second, mails } = await enter()
    await server.call(askBankCode, first.browser, { params })
    const codigo = await codeFor({ mails }, first.member.email)
    const body = { codigo, motivo: 'La gerente no reconoce la solicitud.' }
    expect((await server.call(rejectBankReview, first.browser, { params, body })).body.review.estado).toBe(
      'rechazado',
    )
    const late = await server.call(approveBankReview, second.browser, {
      params,
      body: { codigo: '00000000', como: madeSure },
    })
    expect([late.status, late.problem.code]).toEqual([409, 'decided-meanwhile'])
  })
})

describe('a required document at the desk', () => {
  async function enter() {
    const world = await openSupplier()
    const { browser } = await enterStaff(world.company, 'compras')
    const document = await buildRequiredDocument(server, world.company, { regla: 'dias', dias: 30 })
    const sent = await sendVersion(server, world.portal, document, { expedido: '2026-11-10' })
    expect(sent.status).toBe(200)
    const { rows } = (await server.call(listDeskDocuments, browser)).body
    return { ...world, browser, params: { id: rows[0]?.id ?? '' }, rows }
  }

  it('is approved with the last day that was read on it', async () => {
    const { browser, params, rows } = await enter()
    expect(rows).toMatchObject([{ documento: 'RUT', estado: 'en_revision', version: 1 }])
    const { body: review } = await server.call(getDocumentReview, browser, { params })
    expect(review.regla).toBe('Vigente 30 días desde su expedición.')
    expect((await server.call(downloadReviewedDocument, browser, { params })).status).toBe(200)
    const approved = await server.call(approveDocument, browser, { params, body: { vence: '2027-01-31' } })
    expect(approved.body).toMatchObject({ estado: 'aprobado', vence: '2027-01-31' })
  })

  it('is decided once, and rejected with a reason only', async () => {
    const { browser, params } = await enter()
    expect((await server.call(rejectDocument, browser, { params, body: { motivo: ' ' } })).status).toBe(422)
    const rejected = await server.call(rejectDocument, browser, {
      params,
      body: { motivo: 'Está ilegible.' },
    })
    expect(rejected.body).toMatchObject({ estado: 'rechazado', motivo: 'Está ilegible.' })
    const late = await server.call(approveDocument, browser, { params, body: { vence: null } })
    expect([late.status, late.problem.code]).toEqual([409, 'decided-meanwhile'])
  })
})
