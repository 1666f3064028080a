import { listPurchaseOrders, getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { confirmPurchaseOrder, reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { getDebitNote } from '@enlace/contract/notes-debit/calls.ts'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import { getPurchaseTicket } from '@enlace/contract/purchase-tickets/calls.ts'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-acts-')
const server = useTestServer({ STORAGE_URL: folder })

const key = () => randomUUID()
const today = todayInBogota(new Date())
const part = (days: number, cantidad: string) => ({ fecha: addDays(today, days), cantidad })
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function enter(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, {
    settings: { contact_info: { correo: 'compras@c.test' }, ...settings },
  })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const browser = await server.signIn(person)
  const mails = () =>
    server.asAdmin<{ recipient: string; subject: string; text: string; reply_to: string | null }>(
      'select recipient, subject, text, reply_to from outbox_mails where company_id = $1 order by created_at, recipient',
      [company.id],
    )
  return { company, branch, person, thirdParty, browser, mails }
}

type Entered = Awaited<ReturnType<typeof enter>>

const buildOrder = async ({ branch }: Pick<Entered, 'branch'>, fields: Record<string, string> = {}) => {
  const id = await buildDocument(server, 'purchase-order', branch, fields)
  await buildLines(server, 'purchase-order', branch, id, ['TORNILLO', 'TUERCA'])
  return id
}
const confirm = ({ browser }: Pick<Entered, 'browser'>, id: string, body: object = {}) =>
  server.call(confirmPurchaseOrder, browser, { params: { id }, body: { idempotencyKey: key(), ...body } })
const report = ({ browser }: Pick<Entered, 'browser'>, id: string, lineas: object[], body: object = {}) =>
  server.call(reportPurchaseOrder, browser, {
    params: { id },
    body: { lineas: JSON.stringify(lineas), comentario: '', idempotencyKey: key(), ...body },
    files: [{ field: 'foto', name: 'foto.png', bytes: photo }],
  })
const orderOf = async ({ browser }: Pick<Entered, 'browser'>, id: string) =>
  (await server.call(getPurchaseOrder, browser, { params: { id } })).body

describe('an order', () => {
  it('is confirmed: its state, its history, the list, and a mail to the buyer and to the person', async () => {
    const world = await enter()
    const id = await buildOrder(world, {
      nro_orden: 'OC-7',
      comprador: 'Rosa Díaz',
      comprador_correo: 'Rosa@c.test',
    })
    expect((await orderOf(world, id)).acts).toMatchObject({
      possible: ['confirmar', 'novedad'],
      obstacle: null,
    })
    const { status, body } = await confirm(world, id, { comentario: 'Llega el lunes.' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      possible: ['novedad'],
      done: [{ acto: 'confirmar', persona: 'Ana Pérez', comentario: 'Llega el lunes.' }],
    })
    const order = await orderOf(world, id)
    expect(order.estado).toBe('confirmada')
    expect(order.history[0]).toMatchObject({ event: 'confirmada', origin: 'proveedor', actor: 'Ana Pérez' })
    const list = await server.call(listPurchaseOrders, world.browser, { query: { status: 'confirmada' } })
    expect(list.body.rows.map((row) => row.id)).toEqual([id])
    const [receipt, toBuyer, ...others] = (await world.mails()).toSorted((one) =>
      one.recipient === world.person.email ? -1 : 1,
    )
    expect(others).toEqual([])
    expect(toBuyer).toMatchObject({ recipient: 'rosa@c.test', reply_to: world.person.email })
    expect(toBuyer?.subject).toContain('Orden de compra OC-7')
    expect(toBuyer?.text).toContain('Llega el lunes.')
    expect(toBuyer?.text).toMatch(new RegExp(`http://${world.company.host}[:\\d]*/#/reply/[\\w-]{43}`))
    expect(receipt?.subject).toContain('OC-7')
  })

  it('tells a price with the sign of its currency', async () => {
    const world = await enter()
    const id = await buildOrder(world)
    await report(world, id, [{ linea: 1, tipo: 'precio', precio: '189.005' }])
    expect((await world.mails()).find(({ recipient }) => recipient === 'compras@c.test')?.text).toContain(
      'Precio: $\u00a0189,005',
    )
  })

  it('is confirmed once, however often the same form is sent', async () => {
    const world = await enter()
    const id = await buildOrder(world)
    const idempotencyKey = key()
    const answers = await Promise.all([1, 2, 3].map(() => confirm(world, id, { idempotencyKey })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await orderOf(world, id)).acts.done).toHaveLength(1)
    expect(await world.mails()).toHaveLength(2)
  })

  it('is not confirmed twice from two tabs', async () => {
    const world = await enter()
    const id = await buildOrder(world)
    const statuses = (await Promise.all([confirm(world, id), confirm(world, id)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('has problems line by line, with a photo that stands among its files, and is "con novedad"', async () => {
    const world = await enter()
    const id = await buildOrder(world)
    const fecha = addDays(today, 5)
    const { status, body } = await report(world, id, [
      { linea: 1, tipo: 'fecha', fecha },
      { linea: 2, tipo: 'cantidad', cantidad: '7.5', comentario: 'No hay más' },
    ])
    expect(status).toBe(200)
    expect(body.done[0]).toMatchObject({
      acto: 'novedad',
      lineas: [
        { linea: 1, item: 'TORNILLO', tipo: 'fecha', fecha, cantidad: null },
        { linea: 2, item: 'TUERCA', tipo: 'cantidad', cantidad: '7.5', comentario: 'No hay más' },
      ],
      archivos: [{ nombre: 'foto.png', media_type: 'image/png' }],
    })
    const order = await orderOf(world, id)
    expect(order.estado).toBe('con_novedad')
    expect(order.attachments.map(({ name }) => name)).toEqual(['foto.png'])
    expect((await world.mails()).find(({ recipient }) => recipient === 'compras@c.test')?.text).toContain(
      'Línea 2 · TUERCA: Cantidad: 7,5. No hay más',
    )
  })

  it('has a line that comes in two deliveries and one that does not come', async () => {
    const world = await enter()
    const id = await buildOrder(world)
    await server.asAdmin(
      'update purchase_order_lines set cantidad_recibida = 4 where purchase_order_id = $1',
      [id],
    )
    const entregas = [
      { fecha: addDays(today, 3), cantidad: '2.5' },
      { fecha: addDays(today, 9), cantidad: '3.5' },
    ]
    const { body } = await report(world, id, [
      { linea: 1, tipo: 'entregas', entregas },
      { linea: 2, tipo: 'rechazo', comentario: 'Descontinuada' },
    ])
    expect(body.done[0]?.lineas).toMatchObject([
      { linea: 1, tipo: 'entregas', entregas },
      { linea: 2, tipo: 'rechazo', comentario: 'Descontinuada' },
    ])
    const mail = (await world.mails()).find(({ recipient }) => recipient === 'compras@c.test')?.text
    expect(mail).toContain(
      `Propone entregar 2,5 el ${formatDate(addDays(today, 3))}; 3,5 el ${formatDate(addDays(today, 9))}`,
    )
    expect(mail).toContain('Línea 2 · TUERCA: No puede entregar esta línea. Descontinuada')
  })

  it.each([
    [
      [{ linea: 1, tipo: 'entregas', entregas: [part(1, '5'), part(2, '6')] }],
      'suman 11 y por entregar hay 10',
    ],
    [[{ linea: 1, tipo: 'entregas', entregas: [part(1, '5'), part(1, '5')] }], 'la misma fecha'],
    [
      [{ linea: 1, tipo: 'entregas', entregas: [part(-1, '5'), part(1, '5')] }],
      'no puede ser anterior a hoy',
    ],
    [[{ linea: 1, tipo: 'entregas', entregas: [part(1, '10')] }], 'dos entregas como mínimo'],
    [[{ linea: 1, tipo: 'entregas' }], 'dos entregas como mínimo'],
    [[{ linea: 1, tipo: 'rechazo' }], 'Explique'],
    [[{ linea: 9, tipo: 'otra', comentario: 'x' }], 'La línea 9 ya no está'],
    [[{ linea: 1, tipo: 'fecha', fecha: '2020-01-01' }], 'no puede ser anterior a hoy'],
    [[{ linea: 1, tipo: 'fecha' }], 'Ingrese la fecha'],
    [[{ linea: 1, tipo: 'precio', precio: '-3' }], 'Ingrese un precio'],
    [[{ linea: 1, tipo: 'otra' }], 'Explique'],
    [[], 'al menos una línea'],
  ])('is not reported as %j', async (lineas, words) => {
    const world = await enter()
    const id = await buildOrder(world)
    const { status, problem } = await report(world, id, lineas)
    expect(status).toBe(422)
    expect(JSON.stringify(problem.fields)).toContain(words)
    expect((await orderOf(world, id)).acts.done).toEqual([])
    expect(
      await server.asAdmin('select 1 from stored_files where company_id = $1', [world.company.id]),
    ).toEqual([])
  })

  it('keeps its act when the ERP says the same again, and follows the ERP when it says something new', async () => {
    const world = await enter()
    const id = await buildOrder(world)
    await report(world, id, [{ linea: 1, tipo: 'otra', comentario: 'Descontinuado' }])
    await server.asAdmin(`update purchase_order set estado = 'nueva', valor_neto = 900 where id = $1`, [id])
    expect((await orderOf(world, id)).estado).toBe('con_novedad')
    await server.asAdmin(`update purchase_order set estado = 'recibida_parcial' where id = $1`, [id])
    const order = await orderOf(world, id)
    expect(order.estado).toBe('recibida_parcial')
    expect(order.acts.done).toHaveLength(1)
  })

  it.each(['recibida', 'cerrada', 'anulada'])('that is %s awaits nothing', async (estado) => {
    const world = await enter()
    const id = await buildOrder(world, { estado })
    expect((await orderOf(world, id)).acts).toMatchObject({ possible: [], obstacle: 'estado' })
    expect(await confirm(world, id)).toMatchObject({ status: 409, problem: { code: 'act-refused' } })
  })
})

describe('a debit note', () => {
  const object = ({ browser }: Pick<Entered, 'browser'>, id: string) =>
    server.call(objectToDebitNote, browser, {
      params: { id },
      body: { motivo: 'valor', comentario: 'El precio era 90.', idempotencyKey: key() },
      files: [{ field: 'acta', name: 'acta.png', bytes: photo }],
    })
  const accept = ({ browser }: Pick<Entered, 'browser'>, id: string) =>
    server.call(acceptDebitNote, browser, { params: { id }, body: { idempotencyKey: key() } })
  const noteOf = async ({ browser }: Pick<Entered, 'browser'>, id: string) =>
    (await server.call(getDebitNote, browser, { params: { id } })).body

  it('is objected to with motive and file until the last day of the term, which it shows', async () => {
    const world = await enter({ nota_debito_dias_objecion: 400 })
    const id = await buildDocument(server, 'notes-debit', world.branch)
    const before = (await noteOf(world, id)).acts
    expect(before.possible).toEqual(['aceptar', 'objetar'])
    expect(before.until && before.until >= addDays(today, 400)).toBe(true)
    expect((await object(world, id)).status).toBe(200)
    const note = await noteOf(world, id)
    expect(note.estado).toBe('objetada')
    expect(note.acts.done[0]).toMatchObject({
      acto: 'objetar',
      motivo: 'valor',
      archivos: [{ nombre: 'acta.png' }],
    })
    expect(note.acts.possible).toEqual(['aceptar'])
  })

  it('is accepted in the end, which takes the objection back and stays', async () => {
    const world = await enter()
    const id = await buildDocument(server, 'notes-debit', world.branch)
    await object(world, id)
    expect((await accept(world, id)).status).toBe(200)
    const note = await noteOf(world, id)
    expect(note).toMatchObject({ estado: 'emitida', acts: { possible: [], obstacle: null } })
    expect((await object(world, id)).problem.code).toBe('act-refused')
  })

  it('is only accepted where the ERP says that it was objected to', async () => {
    const world = await enter()
    const id = await buildDocument(server, 'notes-debit', world.branch, { estado: 'objetada' })
    expect((await noteOf(world, id)).acts).toMatchObject({ possible: ['aceptar'], obstacle: null })
    expect((await object(world, id)).problem.code).toBe('act-refused')
    expect((await accept(world, id)).status).toBe(200)
  })

  it('can no longer be objected to after the term, and says since when', async () => {
    const world = await enter({ nota_debito_dias_objecion: 10 })
    const id = await buildDocument(server, 'notes-debit', world.branch, { fecha: '2025-03-03' })
    expect((await noteOf(world, id)).acts).toMatchObject({
      possible: ['aceptar'],
      until: '2025-03-13',
      obstacle: 'vencido',
    })
    expect(await object(world, id)).toMatchObject({
      status: 409,
      problem: { code: 'objection-late', message: 'El plazo para objetar esta nota venció el 13/03/2025.' },
    })
    await changeSettings(server.db, world.company, { nota_debito_dias_objecion: 0 })
    expect((await object(world, id)).status).toBe(200)
  })
})

it('reports a difference on an entry, which is then "con diferencia"', async () => {
  const world = await enter()
  const id = await buildDocument(server, 'purchase-tickets', world.branch)
  await buildLines(server, 'purchase-tickets', world.branch, id, ['CEMENTO'])
  const { status } = await server.call(reportPurchaseTicket, world.browser, {
    params: { id },
    body: {
      lineas: JSON.stringify([{ linea: 1, tipo: 'calidad', comentario: 'Bultos rotos' }]),
      idempotencyKey: key(),
    },
  })
  expect(status).toBe(200)
  const { body } = await server.call(getPurchaseTicket, world.browser, { params: { id } })
  expect(body.estado).toBe('con_diferencia')
  expect(body.history.map(({ event }) => event)).toContain('diferencia')
})

describe('an act', () => {
  let world: Entered
  let id: string
  beforeAll(async () => {
    world = await enter()
    id = await buildOrder(world)
  })

  it('is nobody’s who is not signed in', async () => {
    expect((await confirm({ browser: new TestBrowser(world.company.host) }, id)).status).toBe(401)
  })

  it('is not another supplier’s, another branch’s, nor one’s without the module', async () => {
    const stranger = await buildSupplier(server.db, world.company)
    expect((await confirm({ browser: await server.signIn(stranger.person) }, id)).problem.code).toBe(
      'document-not-found',
    )
    const branch = await buildBranch(server.db, world.thirdParty)
    const colleague = await buildPerson(server.db, world.thirdParty, { accounts: [branch] })
    expect((await confirm({ browser: await server.signIn(colleague) }, id)).problem.code).toBe(
      'document-not-found',
    )
    const accountant = await buildPerson(server.db, world.thirdParty, { modules: ['certificate'] })
    expect((await confirm({ browser: await server.signIn(accountant) }, id)).problem.code).toBe('module-off')
  })

  it('is not a person’s who may only read, who is told so before and when trying', async () => {
    const reader = await buildPerson(server.db, world.thirdParty)
    await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
    const browser = await server.signIn(reader)
    expect((await orderOf({ browser }, id)).acts).toMatchObject({ possible: [], obstacle: 'solo_lectura' })
    expect(await confirm({ browser }, id)).toMatchObject({
      status: 403,
      problem: { code: 'read-only-person' },
    })
  })
})
