import { createHash, randomBytes } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Scope } from '@enlace/database/scope.ts'
import type { Database } from '@enlace/database/database.ts'
import { type ApiScope, apiScopes } from '@enlace/domain/api-key.ts'
import type { BuiltCompany } from './builders.ts'

/** A key of a company's program. */
export interface BuiltApiKey {
  id: string
  clave: string
  nombre: string
  company: BuiltCompany
}

/** Creates a key with all rights, or with the given ones. */
export async function buildApiKey(
  db: Database,
  company: BuiltCompany,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<BuiltApiKey> {
  const clave = `enlace_${randomBytes(32).toString('base64url')}`
  const nombre = `ERP ${randomBytes(3).toString('hex')}`
  const id = await db.transaction(Scope.ofStaff(company.id), async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into api_keys (company_id, nombre, prefijo, key_hash, scopes, created_by)
       values ($1, $2, $3, $4, $5, 'prueba') returning id`,
      [company.id, nombre, clave.slice(0, 13), createHash('sha256').update(clave).digest(), [...scopes]],
    )
    return rows[0]?.id ?? ''
  })
  return { id, clave, nombre, company }
}

/** The request of a program. */
export interface ProgramRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  /** In pieces if they are to be sent one by one. */
  body?: string | Buffer | Iterable<string | Buffer> | AsyncIterable<string | Buffer>
}

/** An answer, and its lines if it is NDJSON. */
export interface ProgramAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  json: Record<string, unknown>
  lines: Record<string, unknown>[]
}

/** Sends a request as a program does: over a connection, at the company's address, with only its key. */
export async function askAsProgram(
  port: number,
  key: Pick<BuiltApiKey, 'clave' | 'company'> | undefined,
  { method = 'GET', path, headers = {}, body }: ProgramRequest,
): Promise<ProgramAnswer> {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: {
      ...(key && { host: key.company.host, authorization: `Bearer ${key.clave}` }),
      ...headers,
    },
  })
  const answered = new Promise<ProgramAnswer>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const pieces: Buffer[] = []
      incoming.on('error', reject)
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        const type = String(incoming.headers['content-type'])
        const isLines = type.includes('ndjson')
        const isJson = type.includes('json')
        const parsed = (line: string) => JSON.parse(line) as Record<string, unknown> // the test checks the content
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          json: isLines || !isJson || text === '' ? {} : parsed(text),
          lines: isLines
            ? text
                .split('\n')
                .filter((line) => line !== '')
                .map(parsed)
            : [],
        })
      })
    })
  })
  if (body === undefined) outgoing.end()
  else if (typeof body === 'string' || Buffer.isBuffer(body)) outgoing.end(body)
  // A refusal before everything was sent is in the answer.
  else await Promise.race([pipeline(Readable.from(body), outgoing), answered]).catch(() => undefined)
  return answered
}

/** Records as NDJSON. */
export function ndjsonOf(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
