import { deflateSync } from 'node:zlib'
import { checkBankCertificate, getBankAccounts } from '@enlace/contract/bank-accounts/calls.ts'
import { getBankReview } from '@enlace/contract/bank-accounts/desk/calls.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { addDays, formatLongDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  askForAccount,
  type BankSupplier,
  enterBankSupplier,
  rightRequest,
} from '@enlace/testing/bank-supplier.ts'
import { takeFactor } from '@enlace/testing/bank-approvers.ts'
import { buildPerson } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-certificate-')
const server = useTestServer({ STORAGE_URL: folder })

const numero = '03214564821'
const issued = addDays(todayInBogota(new Date()), -3)
const all = {
  lectura: 'texto',
  numero: true,
  documento: true,
  titular: true,
  banco: true,
  fecha: 'coincide',
}
const none = { numero: null, documento: null, titular: null, banco: null, fecha: null }

async function enter() {
  const world = await enterBankSupplier(server)
  const { nombre } = world.thirdParty
  const pdf = await documentPaper({
    letterhead: { company: 'BANCOLOMBIA S.A.', nit: '', lines: [], colour: '#3b4252' },
    title: 'Certificación bancaria',
    subtitle: formatLongDate(issued),
    figure: { label: 'Estado', value: 'Activa' },
    facts: [
      { label: 'Titular', value: nombre.toUpperCase() },
      { label: 'NIT', value: world.nit },
      { label: 'Cuenta', value: '032-145648-21' },
    ],
    tables: [],
    totals: [],
    remarks: [],
    note: '',
    foot: '',
    pageText: () => '',
    createdAt: new Date(),
  })
  const typed = {
    banco: '1007',
    numero,
    titular: nombre,
    titular_nit: world.nit,
    certificado_fecha: issued,
  }
  return { ...world, pdf, typed }
}

const check = (
  { browser, typed }: Pick<BankSupplier, 'browser'> & { typed: object },
  bytes: Buffer | string,
  other: object = {},
  name = 'certificación.pdf',
) =>
  server.call(checkBankCertificate, browser, {
    body: { ...typed, ...other },
    files: [{ field: 'certificado', name, bytes }],
  })

describe('a certificate', () => {
  it('is compared at once with what is typed, and neither is kept', async () => {
    const world = await enter()
    const before = await server.asAdmin<{ n: number }>('select count(*)::integer as n from stored_files')
    expect((await check(world, world.pdf)).body).toEqual(all)
    const wrong = { numero: '03214564822', titular_nit: '900123456-8' }
    expect((await check(world, world.pdf, wrong)).body).toMatchObject({
      numero: false,
      documento: false,
      titular: true,
    })
    expect((await check(world, world.pdf, { numero: '' })).body).toMatchObject({ numero: null })
    expect(await server.asAdmin('select count(*)::integer as n from stored_files')).toEqual(before)
  })

  it('that was read goes to the approvers as facts, which hold no account', async () => {
    const world = await enter()
    const { titular: _, ...typed } = world.typed
    const request = { ...typed, tipo_cuenta: 'ahorros', numero_repetido: numero }
    const { body } = await askForAccount(server, world, request, { bytes: world.pdf })
    const [kept] = await server.asAdmin<{ certificado_lectura: object }>(
      'select certificado_lectura from bank_changes where id = $1',
      [body.id],
    )
    expect(kept?.certificado_lectura).toMatchObject({ lectura: 'texto' })
    expect(JSON.stringify(kept)).not.toMatch(/4821|\d{6}/)
    await relaxStaffFactor(server.asAdmin, world.company)
    const desk = await server.signInStaff(await buildStaff(server.db, world.company))
    const review = await server.call(getBankReview, desk, { params: { id: body.id } })
    expect(review.body.certificado_lectura).toEqual(kept?.certificado_lectura)
  })

  it('that is a picture, or a PDF without text, is told as such', async () => {
    const world = await enter()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    )
    expect((await check(world, png, {}, 'foto.png')).body).toEqual({ lectura: 'imagen', ...none })
    expect((await check(world, pdfOf(''))).body).toEqual({ lectura: 'imagen', ...none })
  })

  it.each([
    [
      'lacks its middle',
      (pdf: Buffer) => Buffer.concat([pdf.subarray(0, pdf.length / 3), Buffer.from('\n%%EOF\n')]),
    ],
    ['is only a beginning', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['refers to itself', () => Buffer.from(cyclic)],
  ])('that %s does not stop the request', async (_, make) => {
    const world = await enter()
    const { status, body } = await check(world, make(world.pdf))
    expect([status, ['ilegible', 'imagen'].includes(body.lectura)]).toEqual([200, true])
    expect((await askForAccount(server, world)).status).toBe(200)
  })

  it('that grows without end when it is unpacked is given up, and the server stays', async () => {
    const world = await enter()
    const bomb = deflateSync(Buffer.alloc(600 * 1024 * 1024, ' '))
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    const { status, body } = await check(world, pdfOf(bomb))
    expect([status, ['ilegible', 'imagen'].includes(body.lectura)]).toEqual([200, true])
    expect((await check(world, world.pdf)).body).toEqual(all)
  })

  it('is compared for masters only', async () => {
    const world = await enter()
    const colleague = await server.signIn(await buildPerson(server.db, world.thirdParty))
    expect((await check({ ...world, browser: colleague }, world.pdf)).problem.code).toBe('not-master')
  })
})

describe('a person without a second factor', () => {
  it('is told so beside the form, and cannot ask for another account', async () => {
    const world = await enter()
    expect((await server.call(getBankAccounts, world.browser)).body.falta_segundo_factor).toBe(false)
    await takeFactor(server, world.person.email)
    await server.asAdmin(
      `update session_families set stepped_up_by = 'password', stepped_up_at = now() where identity_id = $1`,
      [world.person.identity],
    )
    expect((await server.call(getBankAccounts, world.browser)).body.falta_segundo_factor).toBe(true)
    const { status, problem } = await askForAccount(server, world, rightRequest(world))
    expect([status, problem.code]).toEqual([403, 'bank-factor-missing'])
    expect(
      await server.asAdmin('select 1 from bank_changes where company_id = $1', [world.company.id]),
    ).toEqual([])
  })
})

/** A page whose content is a text, or a stream that was packed before. */
function pdfOf(content: string | Buffer): Buffer {
  const stream = typeof content === 'string' ? Buffer.from(content) : content
  const filter = typeof content === 'string' ? '' : ' /Filter /FlateDecode'
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
        `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n` +
        `4 0 obj\n<< /Length ${stream.length}${filter} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])
}

const cyclic =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R /Count 9999999 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
