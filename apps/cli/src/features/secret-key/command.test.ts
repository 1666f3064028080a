import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plantOfPersons, plantOf } from '@enlace/testing/every-table.ts'
import { plantHandOver } from '@enlace/testing/person-rows.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildWorld } from '@enlace/testing/planted-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { printOf } from '@enlace/server/modules/bank-accounts/secrets.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { resealAll, sealedPlaces, sumOf } from '@enlace/server/modules/sealed/columns.ts'
import { seal, unseal } from '@enlace/server/core/settings/seal.ts'
import { dropPreviousKey, keysOf, replaceKey, secretKeyOf } from '@enlace/server/core/settings/secret-key.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { secretKeyTexts as texts } from '@enlace/contract/core/cli/secret-key-texts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const folder = await useScratchFolder('enlace-key-')
const [former, fresh] = ['f'.repeat(40), 'n'.repeat(40)]
const older = new Keys(former)
const both = new Keys(fresh, former)
const only = new Keys(fresh)

const run = (line: string, previous?: string) =>
  runCommand(command, database.db, line, {
    DATABASE_URL: database.adminUrl,
    SECRET_KEY: fresh,
    ...(previous === undefined ? {} : { SECRET_KEY_PREVIOUS: previous }),
  })

/** Columns of bytes that hold no sealed value: hashes, keys that are public, and files. */
const notSealed =
  /hash$|^download_tickets\.target$|^staff_download_tickets\.target$|\.bytes$|\.huella$|^issued_papers\.pdf$|^passkeys\.public_key$|^push_chunks\.answer$/

interface Kept {
  place: (typeof sealedPlaces)[number]
  columns: Record<string, string>
  sealed: Buffer
}

/** Every sealed value with the columns that say whose it is. */
async function keptValues(): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const place of sealedPlaces) {
    const columns = [...place.key, ...(place.needs ?? [])].map((name) => `${name}::text as ${name}`)
    const rows = await database.asAdmin<Record<string, string> & { sealed: Buffer }>(
      `select ${place.column} as sealed, ${columns.join()} from ${place.table} where ${place.column} is not null
        order by ${place.key.join()}`,
    )
    for (const { sealed, ...others } of rows) kept.push({ place, columns: others, sealed })
  }
  return kept
}

const secretOf = ({ place }: Kept, number: number) => `${place.table} ${place.column} ${number}`

beforeAll(async () => {
  const { company } = await buildWorld(database)
  const planted = plantOf(company.id)
  await plantHandOver(database, planted)
  await plantOfPersons(database, planted)
  await database.asAdmin(
    `update webhook_endpoints set former_secret = secret, former_until = now() + interval '1 day'`,
  )
  await database.asAdmin(
    `insert into totp_secrets (identity_id, sealed, last_counter) select id, '\\x00', 0 from identities on conflict do nothing`,
  )
  await database.asAdmin(`update factor_steps set sealed = '\\x00'`)
  await database.asAdmin(`update payment_gateways set sealed_secrets = '\\x00'`)
  // Planted rows hold any bytes: each gets a value that its own part of the product could have sealed.
  for (const [number, kept] of (await keptValues()).entries()) {
    const { place, columns } = kept
    const sealed = seal(older, place.purpose, place.ownerOf(columns), secretOf(kept, number))
    const where = place.key.map((name, at) => `${name}::text = $${at + 2}`).join(' and ')
    const guard = (word: string) => `alter table ${place.table} ${word} trigger user`
    await database.asAdmin(guard('disable'))
    await database.asAdmin(`update ${place.table} set ${place.column} = $1 where ${where}`, [
      sealed,
      ...place.key.map((name) => columns[name]),
    ])
    await database.asAdmin(guard('enable'))
  }
})

describe('the secret key', () => {
  it('has no sealed value outside of the list by which they are sealed anew', async () => {
    const bytes = await database.asAdmin<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and udt_name = 'bytea' order by 1`,
    )
    const listed = sealedPlaces.map(({ table, column }) => `${table}.${column}`)
    const unsorted = bytes.map(({ name }) => name).filter((name) => !notSealed.test(name))
    expect(unsorted).toEqual(listed.toSorted())
    const filled = new Set((await keptValues()).map(({ place }) => `${place.table}.${place.column}`))
    expect([...filled].toSorted()).toEqual(listed.toSorted())
  })

  it('is asked for together with the one before, on every node', async () => {
    expect((await run('rotate')).fault).toBe(texts.noPrevious)
    expect((await run('state', former)).lines[0]).toMatch(/actual: 0\. Con la anterior: [1-9]\d*\./)
    expect((await run('forget', former)).fault).toMatch(/todavía hace falta/)
    expect((await run('forget')).lines).toEqual([texts.nothing])
  })

  it('seals every value anew, broken off and done again, after which the former one opens nothing', async () => {
    const before = await keptValues()
    // Broken off after some of the places.
    await resealAll(database.adminUrl, both, { places: sealedPlaces.slice(0, 3) })
    const { code, lines } = await run('rotate', former)
    expect(code).toBe(0)
    expect(lines.at(-1)).toBe(texts.next)
    const after = await keptValues()
    expect(after).toHaveLength(before.length)
    for (const [number, kept] of after.entries()) {
      const { place, columns, sealed } = kept
      const owner = place.ownerOf(columns)
      expect(unseal(only, place.purpose, owner, sealed)).toBe(secretOf(kept, number))
      expect(unseal(older, place.purpose, owner, sealed)).toBeUndefined()
    }
    const accounts = await database.asAdmin<{ company_id: number; banco: string; huella: Buffer }>(
      `select company_id, banco, huella from bank_accounts order by ${sealedPlaces.find(({ table }) => table === 'bank_accounts')?.key.join()}`,
    )
    const numbers = after.flatMap((kept, number) =>
      kept.place.table === 'bank_accounts' ? [secretOf(kept, number)] : [],
    )
    expect(accounts.map(({ huella }) => huella.toString('hex'))).toEqual(
      accounts.map(({ company_id, banco }, place) =>
        printOf(only, company_id, banco, numbers[place] ?? '').toString('hex'),
      ),
    )
    const done = await resealAll(database.adminUrl, only, { isTrial: true })
    expect(sumOf(done)).toEqual({ changed: 0, same: before.length, unknown: 0 })
    expect((await run('forget', former)).lines).toEqual([texts.forgetVariable])
    const guards = await database.asAdmin(
      `select 1 from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    )
    expect(guards).toEqual([])
  })

  it('counts what no known key opens, and leaves it', async () => {
    await database.asAdmin(`update payment_gateways set sealed_secrets = '\\xdeadbeef'`)
    const { code, lines } = await run('rotate', former)
    expect(code).toBe(1)
    expect(lines.join('\n')).toMatch(/payment_gateways\.sealed_secrets: 1 valor no se abre/)
    expect(await database.asAdmin('select sealed_secrets from payment_gateways')).toEqual([
      { sealed_secrets: Buffer.from('deadbeef', 'hex') },
    ])
  })
})

describe('the key that an installation keeps itself', () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data') })

  it('is replaced once, kept as the former one, and forgotten', async () => {
    await mkdir(settings.dataDir, { recursive: true })
    const first = await secretKeyOf(settings)
    expect(await replaceKey(settings)).toBeDefined()
    expect(await replaceKey(settings)).toBeUndefined()
    const second = await secretKeyOf(settings)
    expect(second).not.toBe(first)
    expect((await readFile(join(settings.dataDir, 'secret-key.previous'), 'utf8')).trim()).toBe(first)
    const keys = await keysOf(settings)
    expect(keys.deriveAll('a', 'b')).toEqual([
      new Keys(second).derive('a', 'b'),
      new Keys(first).derive('a', 'b'),
    ])
    await dropPreviousKey(settings)
    expect((await keysOf(settings)).deriveAll('a', 'b')).toHaveLength(1)
    await writeFile(join(settings.dataDir, 'secret-key.previous'), '\n')
    expect((await keysOf(settings)).deriveAll('a', 'b')).toHaveLength(1)
  })
})
