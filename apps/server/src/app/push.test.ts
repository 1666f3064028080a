import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PushLine } from '@enlace/contract/features/push/schemas'
import type { ApiScope } from '@enlace/domain/api-key'
import { buildCompany } from '@enlace/testing/builders'
import { askAsProgram, buildApiKey, ndjsonOf, type ProgramRequest } from '@enlace/testing/programs'
import { useTestServer } from '@enlace/testing/server'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const supplier = { nit: '860001911-1', nombre: 'Papelería S.A.S.' }
const invoice = (number: number, more: object = {}) => ({
  nit: '860001911',
  factura: `FE-${number}`,
  fecha: '2026-03-01',
  vencimiento: '2026-03-31',
  valor: 1190000,
  ...more,
})

async function enter(scopes?: readonly ApiScope[]) {
  const company = await buildCompany(server.db)
  const key = await buildApiKey(server.db, company, scopes)
  const ask = (asked: ProgramRequest) => askAsProgram(port, key, asked)
  const push = (
    kind: string,
    body: NonNullable<ProgramRequest['body']>,
    { query = '', ...headers }: Record<string, string> = {},
  ) =>
    ask({
      method: 'POST',
      path: `/v1/records/${kind}${query}`,
      headers: { 'content-type': 'application/x-ndjson', ...headers },
      body,
    })
  const own = async (sql: string) => server.asAdmin<Record<string, unknown>>(sql, [company.id])
  return { company, key, ask, push, own }
}

const outcomes = (lines: Record<string, unknown>[]) =>
  lines.map(({ outcome, complete }) => outcome ?? complete)

describe('a push', () => {
  it('tells of each record what became of it, and at last of all of them', async () => {
    const { push, own } = await enter()
    await push('third-parties', ndjsonOf([supplier]))
    const { status, headers, lines } = await push(
      'account-statements',
      `${ndjsonOf([invoice(1), invoice(2)])}\n{"nit":"nadie"}\nno es json\n`,
    )
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    expect(lines.map((line) => PushLine.safeParse(line).success)).toEqual(lines.map(() => true))
    expect(outcomes(lines)).toEqual(['inserted', 'inserted', 'refused', 'refused', true])
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 4, 5, undefined])
    expect(lines.at(-1)).toMatchObject({
      complete: true,
      kind: 'account-statements',
      counts: { read: 4, inserted: 2, updated: 0, unchanged: 0, deleted: 0, refused: 2 },
    })
    expect(await own('select count(*)::integer as n from account_statements where company_id = $1')).toEqual([
      { n: 2 },
    ])
    const again = await push('account-statements', ndjsonOf([invoice(1), invoice(2, { saldo: 5 })]))
    expect(outcomes(again.lines)).toEqual(['unchanged', 'updated', true])
  })

  it('takes an array as well, and either of them packed', async () => {
    const { push } = await enter()
    const records = [supplier, { ...supplier, nit: '830109029', nombre: 'Otra [S.A.] "x", {y}' }]
    const array = await push('third-parties', JSON.stringify(records, null, 2), {
      'content-type': 'application/json',
    })
    expect(outcomes(array.lines)).toEqual(['inserted', 'inserted', true])
    const packed = await push('third-parties', gzipSync(ndjsonOf(records)), { 'content-encoding': 'gzip' })
    expect(outcomes(packed.lines)).toEqual(['unchanged', 'unchanged', true])
  })
})
