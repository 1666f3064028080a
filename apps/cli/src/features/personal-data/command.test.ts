import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fill } from '@enlace/contract/core/fill.ts'
import { personTexts as texts } from '@enlace/contract/personal-data/kinds/texts.ts'

import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { spool } from '@enlace/server/core/files/spool.ts'
import { newStorageKey } from '@enlace/server/core/storage/uploads.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { filesOfZip } from '@enlace/testing/zip.ts'
import { expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const folder = await useScratchFolder('enlace-person-')
const database = useTestDatabase()
const storage = openStorage({ storageUrl: join(folder, 'files'), dataDir: folder })
const run = (line: string) => runCommand(command, database.db, line, { STORAGE_URL: join(folder, 'files') })

/** A person of a supplier who wrote to the company, was refused as a supplier, got a mail, and is in the trail. */
async function buildLife(company: BuiltCompany) {
  const { person } = await buildSupplier(database.db, company)
  const { email } = person
  const phone = `300${String(company.id).padStart(7, '0')}`
  const spooled = await spool(storage.spoolFolder, Readable.from([Buffer.from('%PDF-1.7 rut')]))
  const key = newStorageKey(company.id)
  await storage.put(spooled.path, { key, size: spooled.size, sha256: spooled.sha256 })
  const id = crypto.randomUUID()
  const statements: [string, unknown[]][] = [
    [
      `insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at) values ($1, $2, 'application/pdf', 1, $3, now())`,
      [company.id, key, spooled.sha256],
    ],
    [
      `insert into registration_requests (company_id, id, number, request_type, state, documento_numero, contact_email, supplier,
         idempotency_key, content_hash, token_hash) values ($1, $2::uuid, 'R-1', '1', 'rechazada', '900', $3, jsonb_build_object('telefono', $4::text), $2::text, '', sha256($2::text::bytea))`,
      [company.id, id, email, phone],
    ],
    [
      `insert into registration_attachments (company_id, request_id, field, label, name, storage_key) values ($1, $2, 'rut', 'RUT', 'rut.pdf', $3)`,
      [company.id, id, key],
    ],
    [
      `insert into outbox_mails (company_id, purpose, recipient, subject, html, text) values ($1, 'x', $2, 'Hola', 'Hola', 'Hola')`,
      [company.id, email],
    ],
    [
      `insert into consents (company_id, subject_kind, subject_id, email, page_code) values ($1, 'x', $2, $3, 'x')`,
      [company.id, id, email],
    ],
    [`select append_audit($1, $2, null, 'session:login', null, null, null)`, [company.id, email]],
    [`update memberships set first_name = 'Lucía', movil = $2 where company_id = $1`, [company.id, phone]],
  ]
  for (const [text, values] of statements) await database.asAdmin(text, values)
  return { email, key, phone }
}

/** The tables, of all, in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await database.asAdmin<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await database.asAdmin(
      `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`,
      [text],
    )
    if (row) found.push(name)
  }
  return found
}

it('gives a person all that the company holds of it, with its files and without keys', async () => {
  const { email, key, phone } = await buildLife(await buildCompany(database.db))
  const [{ company_id: company } = { company_id: 0 }] = await database.asAdmin<{ company_id: number }>(
    `select company_id from outbox_mails where recipient = $1`,
    [email],
  )
  const to = join(folder, 'persona.zip')
  const { code, lines } = await run(`export ${email} --company ${company} --to ${to}`)
  expect([code, lines[0]]).toEqual([0, expect.stringContaining('1 archivo.')])
  expect((await stat(to)).mode & 0o777).toBe(0o600)
  const parts = filesOfZip(await readFile(to))
  expect([...parts.keys()]).toEqual(['datos.json', 'archivos/1-rut.pdf'])
  const told = String(parts.get('datos.json'))
  for (const given of [
    email,
    phone,
    'outbox_mails',
    'consents',
    'registration_requests',
    'audit_log',
    'identities',
  ])
    expect(told).toContain(given)
  for (const kept of [key, 'password_hash', 'token_hash']) expect(told).not.toContain(kept)
  const again = await run(`export ${email} --company ${company} --to ${to}`)
  expect(again.fault).toBe(fill(texts.fileThere, { file: to }))
})

it('erases what the law lets be erased, says what stays and why, and leaves no name in the trail of it', async () => {
  const company = await buildCompany(database.db)
  const { email, key, phone } = await buildLife(company)
  expect((await run(`erase ${email} --company ${company.id}`)).fault).toBe(fill(texts.confirm, { email }))
  const { code, lines } = await run(`erase ${email} --confirm ${email} --company ${company.id}`)
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe(texts.done)
  expect(lines.some((line) => line.includes('consents') && line.includes('Ley 1581'))).toBe(true)
  expect(await tablesWith(email)).toEqual(['audit_log', 'consents'])
  expect(await tablesWith(phone)).toEqual([])
  const [file] = await database.asAdmin(`select claimed_at from stored_files where storage_key = $1`, [key])
  expect(file).toEqual({ claimed_at: null })
  const [entry] = await database.asAdmin(
    `select actor, target, detail from audit_log where company_id = $1 and action = 'person:erased'`,
    [company.id],
  )
  expect(entry).toMatchObject({ actor: 'cli', target: null })
  expect(JSON.stringify(entry)).not.toContain(email)
  expect((await run(`export ${email} --company ${company.id} --to ${join(folder, 'otra.zip')}`)).code).toBe(0)
})

it('erases nothing of another company, nor of who works in the administration or of nobody', async () => {
  const [one, other] = [await buildCompany(database.db), await buildCompany(database.db)]
  const { email } = await buildLife(other)
  expect((await run(`erase ${email} --confirm ${email} --company ${one.id}`)).fault).toBe(
    fill(texts.nothing, { company: one.id, email }),
  )
  const member = await buildStaff(database.db, one, 'auditor')
  expect((await run(`erase ${member.email} --confirm ${member.email} --company ${one.id}`)).fault).toBe(
    fill(texts.stillStaff, { email: member.email, company: one.id }),
  )
  expect((await run('erase nadie')).fault).toBe(texts.emailMissing)
  expect((await run('borrar x@y.co')).fault).toBe(texts.actionUnknown)
  expect(existsSync(join(folder, 'persona-nadie.zip'))).toBe(false)
})
