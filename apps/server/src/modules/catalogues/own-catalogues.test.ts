import { createUser, getUser, updateUser, validateUserIdentification } from '@enlace/contract/users/calls.ts'
import { getCompanyRecord, requestCompanyChange } from '@enlace/contract/profile/company-calls.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** A master of a supplier of a company with types of its own and a retired one of the product's. */
async function enter() {
  const company = await buildCompany(server.db, { settings: { users: 1 } })
  await server.asAdmin(
    `insert into catalogue_entries (company_id, catalogue, code, nombre, parent, digits_from, digits_to, is_offered)
     values ($1, 'identification-types', 'CI', 'Carné interno', '', 4, 6, true),
            ($1, 'identification-types', '41', null, '', null, null, false),
            ($1, 'tax-regimes', 'ZF', 'Usuario de zona franca', '', null, null, true),
            ($1, 'economic-sub-activities', '6299', 'Otra informática', '62', null, null, true)`,
    [company.id],
  )
  const { person } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, browser: await server.signIn(person) }
}

const body = (tipo_identificacion: string, identificacion: string) => ({
  email: `luz.${randomUUID().slice(0, 8)}@ejemplo.co`,
  firstName: 'Luz',
  lastName: 'Peña',
  movilIndicative: '57',
  movil: '',
  tipo_identificacion,
  identificacion,
  cargo: '',
  grant: { role: 'usuario', modules: null, isReadOnly: false, endsOn: null, accounts: null },
})

describe("a company's own lists", () => {
  it('say what may identify a user: its own kinds with their digits, none that it retired', async () => {
    const { browser } = await enter()
    const create = (tipo: string, numero: string) =>
      server.call(createUser, browser, { body: body(tipo, numero) })
    expect((await create('CI', '123')).problem.fields).toHaveProperty('identificacion')
    expect((await create('41', '123456')).problem.fields).toHaveProperty('tipo_identificacion')
    const made = await create('CI', '1234')
    expect(made.status).toBe(200)
    const judge = async (idDocument: string, document: string) =>
      (await server.call(validateUserIdentification, browser, { query: { idDocument, document } })).body.error
    expect([await judge('CI', '12345'), await judge('CI', '1'), await judge('ZZ', '12345')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('leave whoever holds a kind that was retired with it', async () => {
    const { company, browser } = await enter()
    const { body: made } = await server.call(createUser, browser, { body: body('CI', '1234') })
    await server.asAdmin(
      `update catalogue_entries set is_offered = false where company_id = $1 and code = 'CI'`,
      [company.id],
    )
    const { email: _, firstName, lastName, movilIndicative, movil, ...rest } = body('CI', '1234')
    const names = { firstName, lastName, movilIndicative, movil }
    const changed = await server.call(updateUser, browser, {
      params: { id: made.id },
      body: { ...rest, cargo: 'Tesorera', names },
    })
    expect(changed.status).toBe(200)
    const { body: kept } = await server.call(getUser, browser, { params: { id: made.id } })
    expect(kept.user).toMatchObject({ tipo_identificacion: 'CI', identificacion: '1234', cargo: 'Tesorera' })
  })

  it('say what a supplier may ask to be called in its record, and call it so', async () => {
    const { browser } = await enter()
    const { body: before } = await server.call(getCompanyRecord, browser)
    const ask = (field: string, seen: string | null, after: string) =>
      server.call(requestCompanyChange, browser, {
        body: {
          changes: [{ thirdId: null, field, seen, after }],
          motivo: 'Según el RUT',
          idempotencyKey: randomUUID(),
        },
      })
    const refused = await ask('regimen_tributario_id', before.regimen?.id ?? null, 'XX')
    expect(refused.problem.fields).toEqual({ regimen_tributario_id: companyProfileTexts.faults.unknown })
    expect((await ask('regimen_tributario_id', before.regimen?.id ?? null, 'ZF')).status).toBe(200)
    const { body: after } = await server.call(getCompanyRecord, browser)
    expect(after.requests[0]?.cambios[0]?.despues).toBe('ZF Usuario de zona franca')
  })
})
