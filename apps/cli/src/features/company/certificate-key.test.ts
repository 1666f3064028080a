import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateKeyTexts as texts } from '@enlace/contract/core/cli/company/certificate-key-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { keepCompanySigner } from '@enlace/server/modules/papers/index.ts'
import { makeTestSigner, pemOf } from '@enlace/documents/signature/test-signer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const server = useTestServer()
const secretKey = 'k'.repeat(32)
const run = (line: string, password?: string, key = secretKey) =>
  runCommand(command, server.db, `certificate-key ${line}`, {
    SECRET_KEY: key,
    ...(password !== undefined && { CERTIFICATE_PASSWORD: password }),
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-signer-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A company's file with a certificate that holds for so many days from today. */
async function fileFor(days: number, password = 'Clave ñ 1'): Promise<string> {
  const from = new Date(Date.now() - 400 * 86_400_000)
  const until = new Date(Date.now() + days * 86_400_000)
  const subject = { organisation: 'Andina', commonName: 'Andina de Alimentos', from, until }
  const path = join(folder, `${days}-${password.length}.p12`)
  await writeFile(path, makeTestSigner(subject, password))
  return path
}

describe('company certificate-key', () => {
  it('keeps a certificate, shows whom it names and until when, and takes it away', async () => {
    const { id, nombre } = await buildCompany(server.db)
    const none = fill(texts.none, { company: nombre })
    expect((await run(`show --id ${id}`)).lines).toEqual([none])
    const { code, lines } = await run(`set --id ${id} --file "${await fileFor(400)}"`, 'Clave ñ 1')
    expect(code).toBe(0)
    expect(lines[0]).toBe(fill(texts.kept, { company: nombre, nombre: 'Andina de Alimentos' }))
    expect(lines.at(-1)).toBe(texts.selfIssued)
    expect((await run(`show --id ${id}`)).lines).toEqual(lines)
    await run(`remove --id ${id}`)
    expect((await run(`show --id ${id}`)).lines).toEqual([none])
    const acts = await server.asAdmin<{ act: string; kept: string }>(
      `select action as act, audit_log::text as kept from audit_log where company_id = $1 and action like 'paper-signer%'`,
      [id],
    )
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['paper-signer-kept', 'paper-signer-removed'])
  })

  it('keeps neither the file nor its password for who reads the database', async () => {
    const { id } = await buildCompany(server.db)
    const path = await fileFor(400)
    await run(`set --id ${id} --file "${path}"`, 'Clave ñ 1')
    const [row] = await server.asAdmin<{ kept: string }>(
      `select encode(sealed_signer, 'escape') as kept from paper_signers where company_id = $1`,
      [id],
    )
    expect(row?.kept).not.toContain('Clave')
    expect(row?.kept).not.toContain('p12')
  })

  it.each([
    ['set', texts.fileMissing],
    ['set --file /no/hay.p12', fill(texts.fileUnreadable, { path: '/no/hay.p12' })],
    ['sign', texts.actionUnknown],
    ['', texts.actionUnknown],
  ])('«%s» is refused in one line', async (line, fault) => {
    const { id } = await buildCompany(server.db)
    expect(await run(`${line} --id ${id}`, 'x')).toMatchObject({ code: undefined, fault })
  })

  it('says when the password is missing or another, and when the file is something else', async () => {
    const { id } = await buildCompany(server.db)
    const path = await fileFor(400)
    expect((await run(`set --id ${id} --file "${path}"`)).fault).toBe(texts.passwordMissing)
    expect((await run(`set --id ${id} --file "${path}"`, 'otra')).fault).toBe(texts.faults['wrong-password'])
    const other = join(folder, 'other.p12')
    await writeFile(other, 'no es un certificado')
    expect((await run(`set --id ${id} --file "${other}"`, 'x')).fault).toBe(texts.faults.malformed)
    const large = join(folder, 'large.p12')
    await writeFile(large, Buffer.alloc(300 * 1024))
    expect((await run(`set --id ${id} --file "${large}"`, 'x')).fault).toBe(
      fill(texts.fileTooLarge, { path: large, limit: 256 }),
    )
    expect((await run(`set --id 987654 --file "${path}"`, 'Clave ñ 1')).fault).toBe(
      'No hay una compañía 987654.',
    )
  })

  it('warns of a certificate that expired, that soon will, or that another key sealed', async () => {
    const { id } = await buildCompany(server.db)
    const warned = async (days: number) =>
      (await run(`set --id ${id} --file "${await fileFor(days)}"`, 'Clave ñ 1')).lines.join('\n')
    const expired = { p12: await readFile(await fileFor(-3)), password: 'Clave ñ 1' }
    await keepCompanySigner({ db: server.db, keys: new Keys(secretKey) }, id, expired)
    expect((await run(`show --id ${id}`)).lines.join('\n')).toContain(
      'Los certificados se expiden sin firma hasta que cargue uno vigente.',
    )
    expect((await run(`set --id ${id} --file "${await fileFor(-3)}"`, 'Clave ñ 1')).fault).toBe(
      texts.faults.expired,
    )
    expect(await warned(10)).toContain('Aviso: el certificado vence en 10 días')
    expect(await warned(100)).not.toContain('vence en')
    expect((await run(`show --id ${id}`, undefined, 'z'.repeat(32))).lines).toContain(texts.sealedElsewhere)
  })

  it('takes a PEM file, whose key needs no password unless it is encrypted', async () => {
    const { id } = await buildCompany(server.db)
    const path = join(folder, 'firma.pem')
    const p12 = await readFile(await fileFor(400))
    await writeFile(path, pemOf(p12, 'Clave ñ 1'))
    expect((await run(`set --id ${id} --file "${path}"`)).code).toBe(0)
    await writeFile(path, pemOf(p12, 'Clave ñ 1', 'otra ñ'))
    expect((await run(`set --id ${id} --file "${path}"`)).fault).toBe(texts.faults['key-locked'])
    expect((await run(`set --id ${id} --file "${path}"`, 'x')).fault).toBe(texts.faults['wrong-password'])
    expect((await run(`set --id ${id} --file "${path}"`, 'otra ñ')).code).toBe(0)
  })

  it('makes one for trials that says so', async () => {
    const { id, nombre } = await buildCompany(server.db)
    const { lines } = await run(`trial --id ${id}`)
    expect(lines[0]).toContain(`Certificado de prueba - ${nombre}`)
    expect(lines).toContain(texts.trial)
  })
})
