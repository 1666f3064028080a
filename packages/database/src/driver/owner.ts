import pg from 'pg'

/**
 * Runs work on a connection with the rights of the schema's owner, with the same time and bytea formats on every
 * engine.
 */
export async function asOwner<Answer>(
  adminUrl: string,
  purpose: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: `enlace ${purpose}`,
    keepAlive: true,
  })
  // A lost connection is reported by the statement that fails; without a listener the process would exit.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set statement_timeout to 0; set idle_in_transaction_session_timeout to 0;
      set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'iso_8601';
      set bytea_output to 'hex'; set extra_float_digits to 1; set client_encoding to 'UTF8'`)
    const { rows } = await client.query<{ there: boolean }>(
      `select exists (select from pg_roles where rolname = 'enlace_owner' and pg_has_role(oid, 'MEMBER')) as there`,
    )
    if (rows[0]?.there === true) await client.query('set role enlace_owner')
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
