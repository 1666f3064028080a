import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { buildCompany } from '@enlace/testing/builders.ts'
import { buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-quick-start-')
const server = useTestServer({}, 'own')
const run = promisify(execFile)
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/push-api.md'), 'utf8')
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text)

let surroundings: NodeJS.ProcessEnv
let company: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const built = await buildCompany(server.db)
  company = built.id
  const { clave } = await buildApiKey(server.db, built)
  surroundings = { ...process.env, PORTAL: `http://127.0.0.1:${port}`, ENLACE_KEY: clave }
})

it('works as it is written, command by command', async () => {
  const commands = blocksOf('bash').filter((block) => !block.startsWith('export '))
  const told: string[] = []
  for (const command of commands) {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], { env: surroundings })
    told.push(stdout)
  }
  expect(told.length).toBe(5)
  const [who, suppliers = '', invoices = '', file, loads] = told
  expect(who).toContain(`"id":${company}`)
  const outcomes = (lines: string) =>
    lines
      .trim()
      .split('\n')
      .map((line) => /"outcome":"(\w+)"|"complete":true/.exec(line)?.[1])
  expect([outcomes(suppliers), outcomes(invoices)]).toEqual([
    ['inserted', 'inserted', undefined],
    ['inserted', 'inserted', undefined],
  ])
  expect(file).toContain('"added":true')
  expect(loads).toContain('"idempotency_key":"cartera-2026-03-05"')
  expect(loads).toContain('"kind":"account-statements","as_of":')
})

it('has a program that runs as it is written', async () => {
  const [program = ''] = blocksOf('ts')
  const client = createRequire(import.meta.url).resolve('@enlace/erp-client/client.ts')
  const file = join(folder, 'send.ts')
  writeFileSync(file, program.replace('@enlace/erp-client/client.ts', pathToFileURL(client).href))
  const { stdout, stderr } = await run(process.execPath, [file], { env: surroundings })
  expect([stdout, stderr]).toEqual([expect.stringMatching(/read: 1,\s+inserted: 1,/), ''])
})
