import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** A supplier of the measured company with a session of its own. */
export interface MeasuredSupplier {
  token: string
  cookie: string
  company: number
  thirdParty: number
  account: number
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const companyId = 900

/**
 * Fills the measured company up to so many statements: one supplier to every thousand rows, of which one in ten is
 * pending. Ten times the rows are ten times the suppliers with as many rows each.
 */
export async function seedStatements(adminUrl: string, rows: number): Promise<MeasuredSupplier> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const suppliers = rows / 1000
    await client.query(
      `insert into companies (id, nit, dv, nombre) values ($1, '899999063', 3, 'Compañía medida') on conflict do nothing`,
      [companyId],
    )
    await client.query(`insert into settings values ($1, 'pageOnline', '1') on conflict do nothing`, [
      companyId,
    ])
    await client.query(
      `insert into third_parties (company_id, id, erp_key, documento_numero, nombre)
       select $1, 1000000 + n, n::text, (800000000 + n)::text, 'Proveedor ' || n from generate_series(1, $2::int) n
       on conflict do nothing`,
      [companyId, suppliers],
    )
    await client.query(
      `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre)
       select $1, 1000000 + n, 1000000 + n, n::text, '001', 'Principal' from generate_series(1, $2::int) n
       on conflict do nothing`,
      [companyId, suppliers],
    )
    await client.query(
      `insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, condicion_pago,
         fecha_factura, fecha_proveedor, fecha_vencimiento, fecha_estimada_pago, estado_programacion_pago,
         valor_facturado, saldo_total)
       select $1, 1000000 + supplier, 1000000 + supplier, 'M' || n, 'FE-' || n, '30D', day, day, day + 30,
              case when (n / $2::int) % 3 = 0 then day + 37 end, case when (n / $2::int) % 3 = 0 then 'programada' else 'sin_programar' end,
              1000 + n % 99991, case when (n / $2::int) % 10 = 0 then 1000 + n % 99991 else 0 end
         from (select n, 1 + n % $2::int as supplier, current_date - 20 - (n / $2::int) % 900 as day
                 from generate_series(1, $3::int) n) r
       on conflict do nothing`,
      [companyId, suppliers, rows],
    )
    await client.query(
      'vacuum analyze account_statements, third_parties, branch_accounts, companies, settings',
    )
    return await openSession(client, Math.ceil(suppliers / 2))
  } finally {
    await client.end()
  }
}

/** A session of the supplier by its number, whose two halves are known. */
export async function openSession(client: pg.Client, supplier: number): Promise<MeasuredSupplier> {
  const thirdParty = 1_000_000 + supplier
  const [name, token, cookie] = Array.from({ length: 3 }, () => randomBytes(32).toString('base64url'))
  const one = async (text: string, values: unknown[]) => String((await client.query(text, values)).rows[0].id)
  const person = await one('insert into identities (email) values (lower($1)) returning id', [
    `${name}@ejemplo.co`,
  ])
  const membership = await one(
    'insert into memberships (company_id, identity_id, third_party_id) values ($1, $2, $3) returning id',
    [companyId, person, thirdParty],
  )
  const family = await one(
    `insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry)
     values ($1, $2, $3, $2, now() + interval '1 day') returning id`,
    [person, sha256(String(cookie)), name],
  )
  await client.query(
    `insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
       refresh_token_hash, expires_at, idle_minutes)
     values ($1, $2, $3, $4, $4, $4, now() + interval '1 day', 600)`,
    [companyId, family, membership, sha256(String(token))],
  )
  return { token: String(token), cookie: String(cookie), company: companyId, thirdParty, account: thirdParty }
}
