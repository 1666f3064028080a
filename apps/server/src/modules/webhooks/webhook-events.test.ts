import { randomUUID } from 'node:crypto'
import { askAboutDocument } from '@enlace/contract/questions/calls.ts'
import { objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import { decideProfileRequest, listDeskProfileRequests } from '@enlace/contract/profile/requests/calls.ts'
import { requestCompanyChange } from '@enlace/contract/profile/company-calls.ts'
import { decideDeskProposal, listDeskProposals } from '@enlace/contract/purchase-order/proposals/calls.ts'
import { confirmPurchaseOrder, reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import { approveRegistration } from '@enlace/contract/supplier-registration/desk/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { askForAccount, enterBankSupplier } from '@enlace/testing/bank-supplier.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { changeRequestState } from '@enlace/testing/registration.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { addWebhook, webhooksOf } from '@enlace/testing/webhooks.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-webhook-events-')
const server = useTestServer({ STORAGE_URL: folder })
const fecha = addDays(todayInBogota(new Date()), 9)

/** Creates a supplier and its company, with an endpoint for all events. */
async function enter() {
  const supplier = await enterBankSupplier(server)
  const { company, thirdParty, branch } = supplier
  await relaxStaffFactor(server.asAdmin, company)
  const staff = { browser: await server.signInStaff(await buildStaff(server.db, company)) }
  const { id } = await addWebhook(server, staff, 'https://8.8.8.8/enlace')
  const [{ erp_key: key } = { erp_key: '' }] = await server.asAdmin<{ erp_key: string }>(
    'select erp_key from third_parties where id = $1',
    [thirdParty.id],
  )
  const proveedor = {
    erp_key: key,
    documento_numero: thirdParty.documento_numero,
    documento_dv: expect.any(Number),
    nombre: thirdParty.nombre,
  }
  const sucursal = { erp_key: expect.any(String), codigo: expect.any(String), nombre: expect.any(String) }
  return {
    ...supplier,
    ...webhooksOf(server, company.id),
    staff: staff.browser,
    branch,
    proveedor,
    sucursal,
    id,
  }
}
type World = Awaited<ReturnType<typeof enter>>

/** Leaves a registration request as a visitor. */
async function leaveRequest({ company }: World, type: '1' | '2', number: string): Promise<string> {
  const id = randomUUID()
  await server.asAdmin(
    `insert into registration_requests (company_id, id, number, request_type, documento_numero, documento_dv, contact_email,
       supplier, idempotency_key, content_hash, token_hash)
     values ($1, $2::uuid, $3, $4, $5, 4, 'ana@nueva.test', '{"shortName":"NUEVA"}', $3, '', sha256($3::text::bytea))`,
    [company.id, id, `SR-${id.slice(0, 8)}`, type, number],
  )
  return id
}
const approve = ({ staff }: World, id: string) =>
  server.call(approveRegistration, staff, {
    params: { id },
    body: {
      version: 1,
      nombre: 'Nueva S.A.S.',
      sucursal: 'Principal',
      direccion: 'Calle 1',
      ciudad: 'Neiva',
      telefono: '3001234567',
      correo: 'ana@nueva.test',
      nombres: 'Ana',
      apellidos: 'Pérez',
      verificacion: 'Se llamó a la empresa.',
    },
  })
const report = (world: World, kind: 'order' | 'ticket', id: string, lineas: object[]) =>
  server.call(kind === 'order' ? reportPurchaseOrder : reportPurchaseTicket, world.browser, {
    params: { id },
    body: { lineas: JSON.stringify(lineas), comentario: '', idempotencyKey: randomUUID() },
    files: [],
  })
const withoutPersons = (told: unknown) => {
  const text = JSON.stringify(told)
  for (const word of ['ana@', 'Ana', '3001234567', '@']) expect(text).not.toContain(word)
}

describe('an approved request', () => {
  it('to become a supplier tells the supplier that was made, without its person', async () => {
    const world = await enter()
    const id = await leaveRequest(world, '1', '901234567')
    expect((await approve(world, id)).status).toBe(200)
    const told = await world.told()
    expect(told).toEqual([
      {
        type: 'registration.approved',
        timestamp: expect.any(String),
        data: {
          solicitud: { id, numero: expect.stringMatching(/^SR-/), tipo: 'registro' },
          proveedor: {
            erp_key: '901234567',
            documento_numero: '901234567',
            documento_dv: 4,
            nombre: 'Nueva S.A.S.',
            sigla: 'NUEVA',
            id_actividad_economica: null,
            regimen_tributario_id: null,
            web_site: null,
            pyme: null,
          },
          sucursales: [
            {
              erp_key: '901234567-001',
              codigo: '001',
              nombre: 'Principal',
              direccion: 'Calle 1',
              ciudad: 'Neiva',
            },
          ],
        },
      },
    ])
    withoutPersons(told)
  })

  it('for access is told by every door, once', async () => {
    const world = await enter()
    const { company, service, told } = world
    await server.asAdmin('update memberships set is_master = false where company_id = $1', [company.id])
    const { documento_numero: number } = world.thirdParty
    await approve(world, await leaveRequest(world, '2', number))
    const id = await leaveRequest(world, '2', number)
    const move = (state: 'en_revision' | 'aprobada') =>
      changeRequestState(service, company.id, {
        number: `SR-${id.slice(0, 8)}`,
        state,
        reasons: [],
        actor: 'x',
      })
    await move('en_revision')
    await move('aprobada')
    const access = {
      type: 'registration.approved',
      data: {
        solicitud: { tipo: 'acceso' },
        proveedor: { documento_numero: number, nombre: world.thirdParty.nombre },
      },
    }
    expect(await told()).toMatchObject([access, access])
  })
})

describe('a confirmed order', () => {
  it('is told when the supplier confirms it, once however often the form is sent', async () => {
    const world = await enter()
    const id = await buildDocument(server, 'purchase-order', world.branch, { nro_orden: 'OC-7' })
    const body = { comentario: 'Llega el lunes.', idempotencyKey: randomUUID() }
    await server.call(confirmPurchaseOrder, world.browser, { params: { id }, body })
    await server.call(confirmPurchaseOrder, world.browser, { params: { id }, body })
    expect(await world.told()).toEqual([
      {
        type: 'purchase-order.confirmed',
        timestamp: expect.any(String),
        data: {
          orden: {
            id,
            erp_key: id,
            nro_orden: 'OC-7',
            fecha: expect.any(String),
            moneda: 'COP',
            valor_neto: '1000.00',
          },
          proveedor: world.proveedor,
          sucursal: world.sucursal,
          origen: 'proveedor',
          cambios: [],
        },
      },
    ])
  })

  it('is told with what changes when the company takes all that was proposed, and not when it takes a part', async () => {
    const world = await enter()
    const decide = async (decision: 'aceptar' | 'rechazar') => {
      const id = await buildDocument(server, 'purchase-order', world.branch)
      await buildLines(server, 'purchase-order', world.branch, id, ['TORNILLO', 'TUERCA'])
      await report(world, 'order', id, [
        { linea: 1, tipo: 'fecha', fecha },
        { linea: 2, tipo: 'cantidad', cantidad: '7.5' },
      ])
      const { rows } = (await server.call(listDeskProposals, world.staff, { query: { status: 'pendiente' } }))
        .body
      const { status } = await server.call(decideDeskProposal, world.staff, {
        params: { id: rows[0]?.id ?? '' },
        body: {
          lineas: [
            { linea: 1, tipo: 'fecha', decision: 'aceptar', comentario: '' },
            { linea: 2, tipo: 'cantidad', decision, comentario: 'Por la obra.' },
          ],
          comentario: '',
        },
      })
      expect(status).toBe(200)
      return id
    }
    await decide('rechazar')
    const id = await decide('aceptar')
    const told = await world.told()
    expect(told.map(({ type }) => type)).toEqual([
      'question.opened',
      'question.opened',
      'purchase-order.confirmed',
    ])
    expect(told[2]?.data).toMatchObject({
      orden: { id },
      origen: 'novedad_aceptada',
      cambios: [
        { linea: 1, item: 'TORNILLO', tipo: 'fecha', fecha, cantidad: null, precio: null },
        { linea: 2, item: 'TUERCA', tipo: 'cantidad', cantidad: '7.5' },
      ],
    })
  })
})

describe('a question', () => {
  it('that a supplier opens is told by its number and document, not by its words', async () => {
    const world = await enter()
    const document = await buildStatement(server, world.branch, { factura_cliente: 'FV-9' })
    await server.call(askAboutDocument, world.browser, {
      body: {
        kind: 'account-statements',
        id: document,
        tipo: 'pago',
        mensaje: '¿Cuándo me pagan? ana@',
        idempotencyKey: randomUUID(),
      },
    })
    const told = await world.told()
    expect(told).toMatchObject([
      {
        type: 'question.opened',
        data: {
          consulta: { numero: expect.stringMatching(/^C-/), tema: 'pago' },
          documento: { tipo: 'account-statements', id: document, numero: 'FV-9' },
          proveedor: world.proveedor,
          sucursal: world.sucursal,
        },
      },
    ])
    withoutPersons(told)
  })

  it('begins also with a difference and an objection, which is told by itself, too', async () => {
    const world = await enter()
    const ticket = await buildDocument(server, 'purchase-tickets', world.branch)
    await buildLines(server, 'purchase-tickets', world.branch, ticket, ['CEMENTO'])
    await report(world, 'ticket', ticket, [{ linea: 1, tipo: 'calidad', comentario: 'Bultos rotos' }])
    const note = await buildDocument(server, 'notes-debit', world.branch, { nro_nota: 'ND-9' })
    await server.call(objectToDebitNote, world.browser, {
      params: { id: note },
      body: { motivo: 'valor', comentario: 'El valor es otro', idempotencyKey: randomUUID() },
      files: [],
    })
    const told = await world.told()
    const thread = (tema: string) =>
      expect.objectContaining({
        type: 'question.opened',
        data: expect.objectContaining({ consulta: expect.objectContaining({ tema }) }),
      })
    expect(told).toHaveLength(3)
    expect(told).toEqual(expect.arrayContaining([thread('diferencia_entrada'), thread('objecion_nota')]))
    expect(told.find(({ type }) => type === 'debit-note.objected')?.data).toEqual({
      nota: {
        id: note,
        erp_key: note,
        nro_nota: 'ND-9',
        fecha: expect.any(String),
        moneda: 'COP',
        valor_nota: '1000.00',
      },
      proveedor: world.proveedor,
      sucursal: world.sucursal,
      motivo: 'valor',
    })
  })
})

it('a change of a bank account that is asked for is told without bank, number or holder', async () => {
  const world = await enter()
  const { status } = await askForAccount(server, world, {
    numero: '40011122233',
    numero_repetido: '40011122233',
  })
  expect(status).toBe(200)
  const told = await world.told()
  expect(told).toEqual([
    {
      type: 'bank-change.requested',
      timestamp: expect.any(String),
      data: {
        cambio: { id: expect.any(String), numero: expect.stringMatching(/^CB-/) },
        proveedor: world.proveedor,
        sucursales: [world.sucursal],
      },
    },
  ])
  expect(JSON.stringify(told)).not.toMatch(/40011122233|2233|1051/)
})

it('a change of a supplier’s record is told once it is approved', async () => {
  const world = await enter()
  await server.call(requestCompanyChange, world.browser, {
    body: {
      changes: [{ thirdId: null, field: 'sigla', seen: null, after: 'EDV' }],
      motivo: 'Según el RUT',
      idempotencyKey: randomUUID(),
    },
  })
  expect(await world.told()).toEqual([])
  const { rows } = (await server.call(listDeskProfileRequests, world.staff)).body
  const params = { id: rows[0]?.id ?? '' }
  const { status } = await server.call(decideProfileRequest, world.staff, {
    params,
    body: { visto: 'recibida', estado: 'aprobada', respuesta: '', aun_asi: false },
  })
  expect(status).toBe(200)
  expect(await world.told()).toMatchObject([
    {
      type: 'supplier.updated',
      data: { proveedor: world.proveedor, cambios: [{ campo: 'sigla', valor: 'EDV', sucursal: null }] },
    },
  ])
})

describe('nothing is told', () => {
  it('of what did not come about in the end', async () => {
    const world = await enter()
    const id = await leaveRequest(world, '1', '901234567')
    const approveAndFail = server.db.transaction(Scope.ofStaff(world.company.id), async ({ client }) => {
      await client.query(`update registration_requests set state = 'aprobada' where id = '${id}'`)
      const { rows } = await client.query('select 1 from webhook_deliveries')
      expect(rows).toHaveLength(1)
      throw new Error('Something else went wrong')
    })
    await expect(approveAndFail).rejects.toThrow('Something else')
    expect([await world.told(), await world.deliveries(world.id)]).toEqual([[], []])
  })

  it('where no endpoint wants to hear it', async () => {
    const world = await enter()
    await server.asAdmin('update webhook_endpoints set active = false where company_id = $1', [
      world.company.id,
    ])
    expect((await approve(world, await leaveRequest(world, '1', '901234567'))).status).toBe(200)
    expect(await world.told()).toEqual([])
  })
})
