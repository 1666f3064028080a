import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { migrate, migrationsHere } from '@enlace/database/migrate.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { askAsProgram, type BuiltApiKey, buildApiKey, ndjsonOf } from '@enlace/testing/programs.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useServerProcesses } from '@enlace/testing/use-server-processes.ts'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-older-node-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
/** It runs the code of this version, like the running server. */
const startNode = useServerProcesses(folder)

/** Changes that the next version makes to tables in use. */
const added = [
  `alter table third_parties add column planted text not null default 'x';
   create index third_parties_planted on third_parties (company_id, planted);`,
  `alter table api_keys add column planted boolean not null default false;
   alter table import_batches add column planted integer;`,
  `create table planted (company_id integer not null references companies, id integer, primary key (company_id, id));
   alter table planted enable row level security;`,
].map((text, place) => ({
  name: `900${place}_planted.sql`,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
}))

/** A program that reads and writes alternately until told to stop; returns the status of each call. */
async function keepAsking(port: number, key: BuiltApiKey, isOver: () => boolean): Promise<number[]> {
  const answers: number[] = []
  for (let at = 0; !isOver() || at < 2; at++) {
    const told = await askAsProgram(port, undefined, {
      path: '/api/initial-data',
      headers: { host: key.company.host },
    })
    const push = await askAsProgram(port, key, {
      method: 'POST',
      path: '/v1/records/third-parties',
      headers: { 'content-type': 'application/x-ndjson' },
      body: ndjsonOf([{ nit: '860001911', nombre: `Papelería ${at}` }]),
    })
    answers.push(told.status, push.status)
  }
  return answers
}

it(
  'goes on reading and writing while a newer version brings the schema on, and what it starts then works, too',
  { timeout: 120_000 },
  async () => {
    const company = await buildCompany(server.db)
    const key = await buildApiKey(server.db, company)
    await server.portal.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
    let isOver = false
    const asking = [1, 2].map(() => keepAsking(port, key, () => isOver))
    const ran = await migrate(server.adminUrl, { migrations: [...(await migrationsHere()), ...added] })
    isOver = true
    const during = (await Promise.all(asking)).flat()
    expect(ran).toEqual(added.map(({ name }) => name))
    const restarted = await keepAsking((await startNode(server.adminUrl)).port, key, () => true)
    expect([...during, ...restarted].filter((status) => status !== 200)).toEqual([])
    expect(during.length).toBeGreaterThan(4)
    const [party] = await server.asAdmin('select nombre, planted from third_parties where company_id = $1', [
      company.id,
    ])
    expect(party).toEqual({ nombre: 'Papelería 1', planted: 'x' })
  },
)
