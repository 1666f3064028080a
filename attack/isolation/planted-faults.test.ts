import { createSavedView } from '@enlace/contract/views/calls.ts'
import { downloadPaymentLines } from '@enlace/contract/payments-made/calls.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '@enlace/server/app/calls.ts'
import { runAttack } from './run-attack.ts'
import { buildPeople, type People } from './world.ts'

const folder = await useScratchFolder('enlace-attack-')
const server = useTestServer({ STORAGE_URL: folder, LOG_LEVEL: 'fatal' }, 'own')

const onlyView = { seed: 1, ids: 1, isWhole: true, calls: [createSavedView], roles: ['master'] }

let people: People
beforeAll(async () => {
  people = await buildPeople(server)
}, 600_000)

describe('an attack on a product with a planted fault', { timeout: 600_000 }, () => {
  it('finds rows of others where row-level security is open, by whom and by which call', async () => {
    const tables = ['payments_made', 'payments_made_lines']
    for (const table of tables) await server.asAdmin(`create policy planted on ${table} using (true)`)
    const { findings } = await runAttack(server, people, {
      seed: 1,
      ids: 12,
      isWhole: true,
      calls: [downloadPaymentLines],
      roles: ['nobody', 'user of one branch', 'supplier of the other company'],
    })
    for (const table of tables) await server.asAdmin(`drop policy planted on ${table}`)
    expect(new Set(findings.map(({ what, call }) => `${what} ${call}`))).toEqual(
      new Set([`leak ${downloadPaymentLines.method} ${downloadPaymentLines.path}`]),
    )
    expect(new Set(findings.map(({ role }) => role))).toContain('user of one branch')
  })

  it('finds a fault of the server', async () => {
    await server.asAdmin(`create function planted() returns trigger language plpgsql as $$ begin
      raise exception 'planted'; end $$`)
    await server.asAdmin(
      'create trigger planted before insert on saved_views for each row execute function planted()',
    )
    const { findings } = await runAttack(server, people, onlyView)
    await server.asAdmin('drop trigger planted on saved_views')
    expect(new Set(findings.map(({ what }) => what))).toContain('5xx')
  })

  it('finds rows of others that a call changes', async () => {
    await server.asAdmin(`create or replace function planted() returns trigger language plpgsql security definer as $$ begin
      update third_parties set sigla = 'planted' where company_id <> new.company_id; return new; end $$`)
    await server.asAdmin(
      'create trigger planted after insert on saved_views for each row execute function planted()',
    )
    const { findings } = await runAttack(server, people, onlyView)
    await server.asAdmin('drop trigger planted on saved_views')
    const changed = findings.filter(({ what }) => what === 'changed')
    expect(changed.map(({ detail }) => detail.includes('third_parties'))).toContain(true)
  })

  it('finds what somebody may write who should only read', async () => {
    // The fault is one for all calls; those of one subject show that it is found.
    const calls = servedCalls.filter(
      ({ method, path, access, isForReaders }) =>
        method !== 'GET' &&
        path.startsWith('/questions') &&
        access.actor === 'supplier' &&
        isForReaders !== true,
    )
    await server.asAdmin('update memberships set read_only = false where id = $1', [people.reader.membership])
    const { findings } = await runAttack(server, people, {
      seed: 1,
      ids: 1,
      isWhole: false,
      calls,
      roles: ['reader'],
    })
    await server.asAdmin('update memberships set read_only = true where id = $1', [people.reader.membership])
    expect(findings.filter(({ role }) => role === 'reader').map(({ what }) => what)).toContain('opened')
  })
})
