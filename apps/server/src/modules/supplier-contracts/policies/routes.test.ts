import { randomUUID } from 'node:crypto'
import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import { getQuestion } from '@enlace/contract/questions/calls.ts'
import { getSupplierContract } from '@enlace/contract/supplier-contracts/calls.ts'
import { uploadContractPolicy } from '@enlace/contract/supplier-contracts/policies/calls.ts'
import { policyFormTexts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildContract, buildPolicy } from '@enlace/testing/contracts.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { findPendingPolicies } from './review-queries.ts'
import { reviewPolicy } from './review-commands.ts'

const folder = await useScratchFolder('enlace-policies-')
const server = useTestServer({ STORAGE_URL: folder })

const today = todayInBogota(new Date())
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

async function enter() {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'compras@c.test' } } })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const contract = await buildContract(server, branch, { nro_contrato: 'CT-9' })
  const policy = await buildPolicy(server, branch, contract)
  return { company, branch, thirdParty, contract, policy, browser: await server.signIn(person) }
}

type Entered = Awaited<ReturnType<typeof enter>>

const wording = () => ({
  numero: 'P-1204',
  aseguradora: 'Seguros del Pacífico S.A.',
  valor: '1000000.00',
  vigente_desde: today,
  vigente_hasta: addDays(today, 365),
  idempotencyKey: randomUUID(),
})
const sendPolicy = (
  { browser, contract, policy }: Pick<Entered, 'browser' | 'contract' | 'policy'>,
  fields: object = {},
  files = [{ field: 'archivo', name: 'poliza.pdf', bytes: pdf }],
) =>
  server.call(uploadContractPolicy, browser, {
    params: { id: contract, policy },
    body: { ...wording(), ...fields },
    files,
  })
const open = async ({ browser, contract }: Pick<Entered, 'browser' | 'contract'>) =>
  (await server.call(getSupplierContract, browser, { params: { id: contract } })).body
const decide = ({ company }: Entered, version: string, decision: 'aprobada' | 'rechazada', motivo = '') =>
  reviewPolicy(server.db, company.id, { version, decision, motivo, reviewer: 'Rosa Díaz' })

describe('a policy that is sent in', () => {
  it('waits for the company, which is mailed, with its papers in the contract’s history', async () => {
    const world = await enter()
    const { status, body } = await sendPolicy(world)
    expect([status, body.estado]).toEqual([200, 'en_revision'])
    const [version] = body.versions
    expect(version).toMatchObject({ version: 1, numero: 'P-1204', estado: 'en_revision' })
    const { history, attachments, policies } = await open(world)
    expect(history.find(({ event }) => event === 'poliza_enviada')).toMatchObject({
      event: 'poliza_enviada',
      origin: 'proveedor',
      files: [{ name: 'poliza.pdf' }],
    })
    expect(attachments.map(({ name }) => name)).toEqual(['poliza.pdf'])
    expect(policies[0]?.versions).toEqual(body.versions)
    const file = await server.call(downloadDocumentFile, world.browser, {
      params: { id: version?.files[0]?.id ?? '' },
    })
    expect(file.status).toBe(200)
    const mails = await server.asAdmin<{ recipient: string; text: string }>(
      `select recipient, text from outbox_mails where company_id = $1 and recipient = 'compras@c.test'`,
      [world.company.id],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('P-1204')
  })

  it('counts once, however often the same form is sent', async () => {
    const world = await enter()
    const idempotencyKey = randomUUID()
    await sendPolicy(world, { idempotencyKey })
    const { body } = await sendPolicy(world, { idempotencyKey })
    expect(body.versions).toHaveLength(1)
    expect((await open(world)).history.filter(({ event }) => event === 'poliza_enviada')).toHaveLength(1)
  })

  it('leaves the approved one in force until it is approved itself, and tells its people', async () => {
    const world = await enter()
    const first = (await sendPolicy(world, { vigente_hasta: addDays(today, 20) })).body.versions[0]?.id ?? ''
    expect(await decide(world, first, 'aprobada')).toBe(true)
    expect((await open(world)).policies[0]).toMatchObject({
      estado: 'por_vencer',
      vigente: { numero: 'P-1204' },
    })
    const second = (await sendPolicy(world, { numero: 'P-2' })).body.versions[0]?.id ?? ''
    expect((await open(world)).policies[0]).toMatchObject({
      estado: 'en_revision',
      vigente: { numero: 'P-1204' },
    })
    await decide(world, second, 'aprobada')
    expect((await open(world)).policies[0]).toMatchObject({ estado: 'vigente', vigente: { numero: 'P-2' } })
    const told = await server.asAdmin<{ subject: Record<string, string> }>(
      `select subject from notification_events where company_id = $1 and kind = 'document-reviewed'`,
      [world.company.id],
    )
    expect(told.map(({ subject }) => subject['resultado'])).toEqual(['aprobado', 'aprobado'])
  })

  it('that is refused says why, in the contract and in its thread; it is decided about once', async () => {
    const world = await enter()
    const { id = '', question_id } = (await sendPolicy(world)).body.versions[0] ?? {}
    expect(
      (await findPendingPolicies(server.db, world.company.id)).map(({ nro_contrato }) => nro_contrato),
    ).toEqual(['CT-9'])
    expect(await decide(world, id, 'rechazada', 'Falta la firma del tomador.')).toBe(true)
    expect(await decide(world, id, 'aprobada')).toBe(false)
    const [policy] = (await open(world)).policies
    expect(policy).toMatchObject({
      estado: 'rechazado',
      versions: [{ estado: 'rechazada', motivo: 'Falta la firma del tomador.' }],
    })
    const thread = await server.call(getQuestion, world.browser, { params: { id: question_id ?? '' } })
    expect(thread.body.estado).toBe('resuelta')
    expect(thread.body.messages.at(-1)).toMatchObject({ de: 'compania', autor: 'Rosa Díaz' })
    expect(await findPendingPolicies(server.db, world.company.id)).toEqual([])
  })

  it('gives way to the next one while it still waits', async () => {
    const world = await enter()
    await sendPolicy(world)
    const { body } = await sendPolicy(world, { numero: 'P-2' })
    expect(body.versions.map(({ numero, estado }) => [numero, estado])).toEqual([
      ['P-2', 'en_revision'],
      ['P-1204', 'reemplazada'],
    ])
  })

  it.each([
    [{ numero: ' ' }, 'numero', policyFormTexts.faults.number],
    [{ aseguradora: '' }, 'aseguradora', policyFormTexts.faults.insurer],
    [{ valor: '0.00' }, 'valor', policyFormTexts.faults.value],
    [{ vigente_desde: 'mañana' }, 'vigente_desde', policyFormTexts.faults.day],
    [{ vigente_hasta: addDays(today, -1) }, 'vigente_hasta', policyFormTexts.faults.order],
  ])('with %j is refused at its field', async (fields, field, message) => {
    const world = await enter()
    const { status, problem } = await sendPolicy(world, fields)
    expect([status, problem.fields?.[field]]).toEqual([422, message])
  })

  it('needs a paper, and one that is what it says', async () => {
    const world = await enter()
    expect((await sendPolicy(world, {}, [])).problem.code).toBe('invalid-fields')
    const wrong = [{ field: 'archivo', name: 'poliza.pdf', bytes: Buffer.from('MZ\u0000program') }]
    expect((await sendPolicy(world, {}, wrong)).problem.code).toBe('file-refused')
    expect((await open(world)).policies[0]?.versions).toEqual([])
  })

  it('is taken for no contract of another’s, of none that is settled, and from nobody who only reads', async () => {
    const world = await enter()
    const stranger = await enter()
    const { contract, policy } = stranger
    expect((await sendPolicy({ browser: world.browser, contract, policy })).problem.code).toBe(
      'document-not-found',
    )
    expect((await sendPolicy({ ...world, policy })).problem.code).toBe('document-not-found')
    const reader = await buildPerson(server.db, world.thirdParty, { isMaster: false })
    await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
    const browser = await server.signIn(reader)
    expect((await sendPolicy({ ...world, browser })).problem.code).toBe('read-only-person')
    expect((await open({ ...world, browser })).policyObstacle).toBe('solo_lectura')
    await server.asAdmin(`update supplier_contracts set estado = 'liquidado' where id = $1`, [world.contract])
    expect((await sendPolicy(world)).problem.code).toBe('act-refused')
    expect((await open(world)).policyObstacle).toBe('liquidado')
  })
})
