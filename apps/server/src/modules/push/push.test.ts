import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PushLine, PushLoads, pushLimits } from '@enlace/contract/push/schemas.ts'
import type { ApiScope } from '@enlace/domain/api-key.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey, ndjsonOf, type ProgramRequest } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pace } from './run-push.ts'

const server = useTestServer({}, 'own')
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

/** Creates a body that pauses after its first part until resumed or aborted. */
function halted(first: string, rest: string) {
  const gate = Promise.withResolvers<'on' | 'off'>()
  async function* pieces() {
    yield first
    if ((await gate.promise) === 'off') throw new Error('broken off')
    yield rest
  }
  return { body: pieces(), goOn: () => gate.resolve('on'), breakOff: () => gate.resolve('off') }
}

const thousand = (from: number) => Array.from({ length: 1000 }, (_, at) => invoice(from + at))

describe('a push with an idempotency key', () => {
  it('is done once, and answered again with the same', async () => {
    const { push, own } = await enter()
    await push('third-parties', ndjsonOf([supplier]))
    const send = (records: object[], more = {}) =>
      push('account-statements', ndjsonOf(records), { 'idempotency-key': 'noche-1', ...more })
    const records = [...thousand(0), invoice(5000), { nit: 'x' }]
    const first = await send(records)
    expect(first.lines.at(-1)).toMatchObject({ counts: { read: 1002, inserted: 1001, refused: 1 } })
    const loads = () => own('select count(*)::integer as n from import_batches where company_id = $1')
    const before = await loads()
    const again = await send(records)
    expect(again.text).toBe(first.text)
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ])
    expect(await loads()).toEqual(before)
    const other = await send([invoice(1, { saldo: 1 })])
    expect([other.status, other.json['code']]).toEqual([422, 'push-differs'])
    const otherDay = await send(records, { query: '?as_of=2026-03-01' })
    expect(otherDay.json['code']).toBe('push-differs')
    const otherKind = await push('payments-made', ndjsonOf(records), { 'idempotency-key': 'noche-1' })
    expect(otherKind.json['code']).toBe('push-differs')
  })

  it('is another key’s own', async () => {
    const { company, push } = await enter()
    const other = await buildApiKey(server.db, company)
    const headers = { 'idempotency-key': 'x', 'content-type': 'application/x-ndjson' }
    await push('third-parties', ndjsonOf([supplier]), headers)
    const body = ndjsonOf([{ ...supplier, nit: '830109029' }])
    const { lines } = await askAsProgram(port, other, {
      method: 'POST',
      path: '/v1/records/third-parties',
      headers,
      body,
    })
    expect(outcomes(lines)).toEqual(['inserted', true])
  })

  it('is not begun a second time while it is under way', async () => {
    const usual = pace.renew
    onTestFinished(() => {
      pace.renew = usual
    })
    pace.renew = 100
    const { push, own } = await enter()
    const { body, goOn } = halted(ndjsonOf([supplier]), ndjsonOf([{ ...supplier, nit: '830109029' }]))
    const first = push('third-parties', body, { 'idempotency-key': 'x' })
    await expect
      .poll(() => own('select state from pushes where company_id = $1'))
      .toEqual([{ state: 'running' }])
    const second = await push('third-parties', ndjsonOf([supplier]), { 'idempotency-key': 'x' })
    expect([second.status, second.json['code'], second.headers['retry-after']]).toEqual([
      409,
      'push-running',
      '5',
    ])
    // An idle push still sends heartbeats, so that only a killed one can be taken over.
    await own('update pushes set alive_until = now() where company_id = $1')
    await expect
      .poll(() => own('select alive_until > now() as alive from pushes where company_id = $1'))
      .toEqual([{ alive: true }])
    goOn()
    expect(outcomes((await first).lines)).toEqual(['inserted', 'inserted', true])
  })

  it('gives its turn back where its end could not be written, so that its key is not told to wait for it', async () => {
    const { company, push, own } = await enter()
    await server.asAdmin(`create function fail_end_${company.id}() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '57P01', message = 'planted'; end $$`)
    await server.asAdmin(`create trigger fail_end_${company.id} before update of state on pushes for each row
      when (new.company_id = ${company.id} and new.state <> 'running') execute function fail_end_${company.id}()`)
    const { openOfKey } = pushLimits
    for (let turn = 0; turn < openOfKey; turn++) {
      const { lines } = await push('third-parties', ndjsonOf([supplier]))
      expect(lines.at(-1)).toMatchObject({ complete: false, code: 'service-unavailable' })
    }
    await server.asAdmin(`drop trigger fail_end_${company.id} on pushes`)
    const held = () =>
      own(`select id from pushes where company_id = $1 and state = 'running' and alive_until > now()`)
    await expect.poll(held).toEqual([])
    expect((await push('third-parties', ndjsonOf([supplier]))).status).toBe(200)
  })

  it('goes on where it broke off: whole chunks were kept, and nothing of what was unfinished', async () => {
    const { push, own } = await enter()
    await push('third-parties', ndjsonOf([supplier]))
    const begun = ndjsonOf([...thousand(0), ...thousand(1000), invoice(2000)])
    const { body, breakOff } = halted(`${begun}{"nit":"860001911","factura":"FE-medi`, '')
    const count = () => own('select count(*)::integer as n from account_statements where company_id = $1')
    const broken = push('account-statements', body, { 'idempotency-key': 'corte' }).catch(() => 'broken')
    await expect.poll(count).toEqual([{ n: 2000 }])
    breakOff()
    expect(await broken).toBe('broken')
    const states = () =>
      own(
        "select state, rows_read::integer as read from pushes where company_id = $1 and idempotency_key = 'corte'",
      )
    await expect.poll(states).toEqual([{ state: 'broken', read: 2000 }])
    expect(await count()).toEqual([{ n: 2000 }])

    const whole = `${begun}${ndjsonOf([invoice(2001)])}`
    const differing = await push('account-statements', whole.replace('FE-0', 'FE-9'), {
      'idempotency-key': 'corte',
    })
    expect([differing.status, differing.json['code']]).toEqual([422, 'push-differs'])
    const { lines } = await push('account-statements', whole, { 'idempotency-key': 'corte' })
    // Acknowledged chunks repeat their answers; the rest is new.
    expect(lines.at(-1)).toMatchObject({
      complete: true,
      counts: { read: 2002, inserted: 2002, unchanged: 0 },
    })
    expect(await count()).toEqual([{ n: 2002 }])
  })

  it('goes on after the server died in its midst', async () => {
    const { push, own } = await enter()
    await push('third-parties', ndjsonOf([supplier]), { 'idempotency-key': 'muerte' })
    await own("update pushes set state = 'running', body_hash = null where company_id = $1")
    const busy = await push('third-parties', ndjsonOf([supplier]), { 'idempotency-key': 'muerte' })
    expect(busy.json['code']).toBe('push-running')
    await own('update pushes set alive_until = now() where company_id = $1')
    const { lines } = await push('third-parties', ndjsonOf([supplier]), { 'idempotency-key': 'muerte' })
    expect(outcomes(lines)).toEqual(['inserted', true])
  })
})

describe('what comes with a push', () => {
  it('says until when the kind is complete, only when all of it came, and never turns the clock back', async () => {
    const { ask, push } = await enter()
    const dates = async () => (await ask({ path: '/v1/freshness' })).json
    await push('third-parties', ndjsonOf([supplier]))
    await push('account-statements', ndjsonOf([invoice(1)]), { query: '?as_of=2026-03-05' })
    const fifth = { freshness: [{ kind: 'account-statements', as_of: expect.stringContaining('2026-03-0') }] }
    expect(await dates()).toEqual(fifth)
    const told = await dates()
    await push('account-statements', ndjsonOf([invoice(1)]), { 'as-of': '2026-03-01T10:00:00-05:00' })
    await push('account-statements', '[{}', { 'as-of': '2026-04-01', 'content-type': 'application/json' })
    expect(await dates()).toEqual(told)
    const put = (kind: string, asOf: unknown) =>
      ask({
        method: 'PUT',
        path: `/v1/freshness/${kind}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ as_of: asOf }),
      })
    const { status, json } = await put('account-statements', '2026-05-01T00:00:00-05:00')
    expect([status, new Date(String(json['as_of'])).toISOString()]).toEqual([200, '2026-05-01T05:00:00.000Z'])
    for (const wrong of [
      '2026-02-30',
      '2199-01-01',
      'ayer',
      '2026-05-01T25:00:00Z',
      5,
      '2026-05-01T00:00:00',
    ])
      expect((await put('account-statements', wrong)).status).toBe(422)
    expect((await put('third-parties', '2026-05-01')).json['code']).toBe('push-kind-unknown')
  })

  it('tells only of what was refused where that is wanted', async () => {
    const { push } = await enter()
    const { lines } = await push('third-parties', ndjsonOf([supplier, { nit: 'x' }]), {
      query: '?rows=refused',
    })
    expect(outcomes(lines)).toEqual(['refused', true])
  })

  it('is counted, audited once and remembered with what was refused', async () => {
    const { key, ask, push, own } = await enter()
    await push('third-parties', ndjsonOf([supplier, { nit: 'x' }]))
    await push('nada', '')
    const [counted] = await own(
      'select calls, refused_calls, rows_read::integer as rows, rows_refused::integer as refused from push_statistics where company_id = $1',
    )
    expect(counted).toEqual({ calls: 2, refused_calls: 1, rows: 2, refused: 1 })
    const trail = await own(
      "select action, actor, address is not null as is_placed from audit_log where company_id = $1 and action in ('records-pushed', 'push-refused') order by id",
    )
    expect(trail).toEqual([
      { action: 'records-pushed', actor: `clave ${key.nombre}`, is_placed: true },
      { action: 'push-refused', actor: `clave ${key.nombre}`, is_placed: true },
    ])
    const { json } = await ask({ path: '/v1/loads' })
    const [load] = PushLoads.parse(json).loads
    expect(load).toMatchObject({
      kind: 'third-parties',
      state: 'complete',
      key: key.nombre,
      counts: { read: 2, refused: 1 },
    })
    const detail = await ask({ path: `/v1/loads/${load?.id}` })
    expect(detail.json).toMatchObject({
      more: false,
      findings: [{ line: 2, severity: 'refused', field: 'nit' }],
    })
  })

  it('waits where a key or its company has too many under way', async () => {
    const { push, own } = await enter()
    const open = [1, 2].map(() => halted(ndjsonOf([supplier]), ''))
    const pushing = open.map(({ body }) => push('third-parties', body))
    const running = () =>
      own("select count(*)::integer as n from pushes where company_id = $1 and state = 'running'")
    await expect.poll(running).toEqual([{ n: 2 }])
    const third = await push('third-parties', ndjsonOf([supplier]))
    expect([third.status, third.json['code'], third.headers['retry-after']]).toEqual([
      429,
      'pushes-open',
      '5',
    ])
    for (const { goOn } of open) goOn()
    expect((await Promise.all(pushing)).map(({ status }) => status)).toEqual([200, 200])
    expect((await push('third-parties', ndjsonOf([supplier]))).status).toBe(200)
  })
})

describe('a record that is no more', () => {
  it('is taken away in a push, or by the key that its push told', async () => {
    const { ask, push, own } = await enter()
    await push('third-parties', ndjsonOf([supplier]))
    const { lines } = await push('account-statements', ndjsonOf([invoice(1), invoice(2)]))
    const states = () => own('select estado from account_statements where company_id = $1 order by erp_key')
    const tombstone = { nit: '860001911', factura: 'FE-1', _deleted: true }
    expect(outcomes((await push('account-statements', ndjsonOf([tombstone]))).lines)).toEqual([
      'deleted',
      true,
    ])
    const remove = (kind: string, key: unknown) =>
      ask({ method: 'DELETE', path: `/v1/records/${kind}/${encodeURIComponent(String(key))}` })
    const removed = await remove('account-statements', lines[1]?.['key'])
    expect(removed.json).toMatchObject({ key: lines[1]?.['key'], outcome: 'deleted', findings: [] })
    expect(await states()).toMatchObject([{ estado: 'anulada' }, { estado: 'anulada' }])
    expect((await remove('account-statements', lines[1]?.['key'])).json).toMatchObject({
      outcome: 'unchanged',
    })
    expect((await remove('third-parties', '860001911')).json).toMatchObject({ outcome: 'deleted' })
    await push(
      'payments-made',
      ndjsonOf([{ nit: '860001911', comprobante: 'CE-1', fecha: '2026-03-01', valor: 5 }]),
    )
    expect((await remove('payments-made', '860001911|CE-1')).json).toMatchObject({ outcome: 'deleted' })
    expect((await remove('purchase-order-lines', '1')).json['code']).toBe('push-by-record')
  })
})
