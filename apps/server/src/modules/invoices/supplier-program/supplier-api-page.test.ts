import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildSupplierKey } from '@enlace/testing/supplier-programs.ts'
import { buildSupportingWorld } from '@enlace/testing/supporting-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-supplier-page-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const run = promisify(execFile)
const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/supplier-api.md'), 'utf8')
const commands = [...page.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, text = '']) => text)
const pdf = `%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`

it('works as it is written, command by command', async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const world = await buildSupportingWorld(server, { radicar_factura: 1 })
  const { clave } = await buildSupplierKey(server, world.company, world.thirdParty)
  const [seller] = await server.asAdmin<{ nit: string }>(
    'select documento_numero as nit from third_parties where company_id = $1 and id = $2',
    [world.company.id, world.thirdParty.id],
  )
  const party = { nit: seller?.nit ?? '', name: world.thirdParty.nombre }
  writeFileSync(join(folder, 'FE-1001.xml'), world.write({ number: 'FE1001', seller: party }).xml)
  for (const name of ['FE-1001.pdf', 'acta.pdf', 'planilla.pdf']) writeFileSync(join(folder, name), pdf)
  const env = { ...process.env, PORTAL: `http://127.0.0.1:${port}`, ENLACE_KEY: clave }
  const told: string[] = []
  for (const command of commands.filter((block) => !block.startsWith('export '))) {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env })
    told.push(stdout)
  }
  expect(told).toHaveLength(4)
  const [who, invoice, requirements, bill] = told
  expect(who).toContain(world.thirdParty.nombre)
  expect(invoice).toContain('"resultado":"radicada"')
  expect(invoice).toContain('"resultado":"anexo"')
  expect(requirements).toContain('"siguiente":1')
  expect(bill).toMatch(/"nombre":"CC-1".*"resultado":"radicada"/)
})
