import { getPaymentOptions } from '@enlace/contract/payments/calls.ts'
import { paymentsCommandTexts as texts } from '@enlace/contract/payments/cli-texts.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { wompiKeys } from '@enlace/testing/payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { CommandFault } from '../../core/command.ts'
import { command } from './command.ts'
import { environmentOf, readWompiSecrets } from './wompi-secrets.ts'

const server = useTestServer({}, 'own')
const run = (line: string) => runCommand(command, server.db, line)
const options = async (company: BuiltCompany) =>
  (await server.call(getPaymentOptions, new TestBrowser(company.host))).body

const secrets = {
  WOMPI_INTEGRITY_SECRET: wompiKeys.integritySecret,
  WOMPI_EVENTS_SECRET: wompiKeys.eventsSecret,
  WOMPI_PRIVATE_KEY: wompiKeys.privateKey,
}

describe('enlace payments', () => {
  it('turns payments on with a simulator and a concept, warns, and turns them off again', async () => {
    const company = await buildCompany(server.db)
    expect((await options(company)).isEnabled).toBe(false)
    const { lines } = await run(`simulator --company ${company.id}`)
    expect(lines).toContain(texts.simulatorWarning)
    expect(lines.at(-1)).toBe(texts.noConcepts)
    expect((await options(company)).isEnabled).toBe(false)
    await run(
      `concept --company ${company.id} --name Pliegos --value 85.000 --description "N.º de invitación"`,
    )
    expect(await options(company)).toMatchObject({
      isEnabled: true,
      concepts: [{ nombre: 'Pliegos', valor: '85000.00', descripcion: 'N.º de invitación' }],
    })
    await run(`concept --company ${company.id} --name Pliegos --value 90.000,50`)
    expect((await options(company)).concepts).toMatchObject([{ valor: '90000.50' }])
    await run(`off --company ${company.id}`)
    expect((await options(company)).isEnabled).toBe(false)
    await run(`on --company ${company.id}`)
    await run(`concept --company ${company.id} --name Pliegos --off`)
    expect((await options(company)).isEnabled).toBe(false)
  })

  it('keeps the keys of Wompi sealed, prints none, and tells where its events go', async () => {
    const company = await buildCompany(server.db, { host: `pagos-${Date.now()}.test` })
    const lines: string[] = []
    const environment = {
      SECRET_KEY: 'k'.repeat(40),
      PUBLIC_URL: 'https://proveedores.ejemplo.co/',
      ...secrets,
    }
    const code = await command.run(
      ['wompi', '--company', String(company.id), '--public-key', wompiKeys.publicKey],
      {
        environment,
        settings: readSettings(environment),
        readInput: () => Promise.resolve(Buffer.alloc(0)),
        openDatabase: () => Promise.resolve(server.db),
        print: (line) => void lines.push(line),
        warn: (line) => void lines.push(line),
      },
    )
    expect(code).toBe(0)
    expect(lines[0]).toContain(`https://${company.host}/api/payments/events/wompi/${company.id}`)
    const [kept] = await server.asAdmin<{ row: string }>(
      'select payment_gateways::text as row from payment_gateways where company_id = $1',
      [company.id],
    )
    expect(kept?.row).toContain(wompiKeys.publicKey)
    for (const secret of Object.values(secrets)) expect(`${lines.join()}${kept?.row}`).not.toContain(secret)
  })

  it.each([
    ['status', texts.companyMalformed.replace('{company}', '')],
    ['status --company 999999999', texts.companyUnknown.replace('{company}', '999999999')],
    ['on --company x', texts.companyMalformed.replace('{company}', 'x')],
    ['pay --company 1', texts.actionUnknown],
    ['wompi --company 1 --public-key prv_test_x', texts.publicKeyMalformed],
    ['concept --company 1', texts.nameMissing],
    ['concept --company 1 --name X --value 0', texts.valueMalformed.replace('{value}', '0')],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await run(line)).fault).toBe(fault)
  })
})

describe('the keys of Wompi', () => {
  it('come from the environment, the private one if it is there', () => {
    expect(environmentOf(wompiKeys.publicKey)).toBe('test')
    const { WOMPI_PRIVATE_KEY: _, ...without } = secrets
    expect(readWompiSecrets('test', without)).toEqual({
      integritySecret: wompiKeys.integritySecret,
      eventsSecret: wompiKeys.eventsSecret,
    })
    expect(readWompiSecrets('test', secrets).privateKey).toBe(wompiKeys.privateKey)
  })

  it('are refused where one is missing or belongs to the other environment, without being printed', () => {
    expect(() => readWompiSecrets('test', {})).toThrow('WOMPI_INTEGRITY_SECRET')
    const mixed = () => readWompiSecrets('prod', secrets)
    expect(mixed).toThrow(CommandFault)
    expect(mixed).not.toThrow(wompiKeys.privateKey)
  })
})
