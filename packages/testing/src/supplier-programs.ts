import { createHash, randomBytes } from 'node:crypto'
import type { BuiltCompany, BuiltThirdParty } from './builders.ts'
import type { BuiltApiKey } from './programs.ts'
import type { TestServer } from './server.ts'

/** Creates a key of a supplier's program. */
export async function buildSupplierKey(
  { asAdmin }: Pick<TestServer, 'asAdmin'>,
  company: BuiltCompany,
  thirdParty: Pick<BuiltThirdParty, 'id'>,
): Promise<BuiltApiKey> {
  const clave = `enlace_proveedor_${randomBytes(32).toString('base64url')}`
  const nombre = `Facturador ${randomBytes(3).toString('hex')}`
  const [made] = await asAdmin<{ id: string }>(
    `insert into supplier_keys (company_id, third_party_id, nombre, prefijo, key_hash, created_by, expires_at)
     values ($1, $2, $3, $4, $5, 'prueba', now() + interval '1 day') returning id`,
    [company.id, thirdParty.id, nombre, clave.slice(0, 23), createHash('sha256').update(clave).digest()],
  )
  return { id: made?.id ?? '', clave, nombre, company }
}

/** A part of a multipart body. */
interface Part {
  field: string
  name: string
  bytes: string | Buffer
}

/** Files as a multipart body with its content type, as `curl -F` sends them. */
export function multipartOf(parts: readonly Part[]): { headers: Record<string, string>; body: Buffer } {
  const boundary = `enlace${randomBytes(9).toString('hex')}`
  const pieces = parts.flatMap(({ field, name, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
