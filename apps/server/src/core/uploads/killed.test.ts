import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { submitDocument } from '@enlace/contract/required-documents/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { announce, buildRequiredDocument, paper } from '@enlace/testing/required-documents.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useServerProcesses } from '@enlace/testing/use-server-processes.ts'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-killed-')
const server = useTestServer({ DATA_DIR: folder })
const startNode = useServerProcesses(folder)

type Ask = { port: number; method: 'HEAD' | 'PATCH'; id: string; browser: TestBrowser; more?: object }

function ask({ port, method, id, browser, more }: Ask) {
  return request({
    port,
    method,
    path: `/api/uploads/${id}`,
    headers: { ...browser.headers(), 'tus-resumable': '1.0.0', ...more },
  })
}

/** Requests the offset of an upload, like a tus client. */
async function offsetAt(given: Omit<Ask, 'method'>): Promise<number> {
  const [answer] = await once(ask({ ...given, method: 'HEAD' }).end(), 'response')
  answer.resume()
  return Number(answer.headers['upload-offset'])
}

const pieceHeaders = (at: number, length: number) => ({
  'upload-offset': String(at),
  'content-type': 'application/offset+octet-stream',
  'content-length': String(length),
})

it(
  'goes on at another node after the one that took it was killed, and arrives as it was sent',
  { timeout: 60_000 },
  async () => {
    const company = await buildCompany(server.db)
    const { person } = await buildSupplier(server.db, company)
    const browser = await server.signIn(person)
    const document = await buildRequiredDocument(server, company)
    const bytes = paper(3_000_000)
    const { body } = await announce(server, browser, bytes)
    const { id } = body

    const { port, child: victim } = await startNode(server.adminUrl)
    const torn = ask({ port, method: 'PATCH', id, browser, more: pieceHeaders(0, bytes.length) })
    torn.on('error', () => undefined)
    torn.write(bytes.subarray(0, 1_500_000))
    // Partway through the body: some of it is durable, the rest has not arrived.
    await expect.poll(() => offsetAt({ port, id, browser })).toBeGreaterThan(1_000_000)
    victim.kill('SIGKILL')
    await once(victim, 'exit')

    await server.portal.listen({ host: '127.0.0.1', port: 0 })
    const { port: next } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
    const at = await offsetAt({ port: next, id, browser })
    expect(at).toBeGreaterThan(1_000_000)
    expect(at).toBeLessThanOrEqual(1_500_000)
    const rest = bytes.subarray(at)
    const headers = pieceHeaders(at, rest.length)
    const [answer] = await once(
      ask({ port: next, method: 'PATCH', id, browser, more: headers }).end(rest),
      'response',
    )
    expect(answer.statusCode).toBe(204)

    const sent = { upload: id, contract: null, expedido: null, vence: null }
    const made = await server.call(submitDocument, browser, { params: { id: document }, body: sent })
    expect(made.body.version).toBe(1)
    // Repeated, as if the answer was lost: it is the same version.
    const again = await server.call(submitDocument, browser, { params: { id: document }, body: sent })
    expect(again.body).toEqual(made.body)
    const stored = await readdir(join(folder, 'files', String(company.id)), { recursive: true })
    const files = stored.filter((name) => name.includes('/'))
    expect(files).toHaveLength(1)
    const kept = await readFile(join(folder, 'files', String(company.id), files[0] ?? ''))
    expect(createHash('sha256').update(kept).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    )
    expect(await server.asAdmin('select 1 from file_uploads where id = $1', [id])).toEqual([])
  },
)
