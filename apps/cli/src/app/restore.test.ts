import { randomBytes } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  backupFaultTexts,
  backupTexts,
  restoreCompanyTexts as texts,
  restoreTexts,
} from '@enlace/contract/core/cli/backup-texts.ts'
import { cliTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { useTestBucket } from '@enlace/testing/bucket.ts'
import { createTestDatabase } from '@enlace/testing/database.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildWorld, type World } from '@enlace/testing/planted-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../test/run-command.ts'
import { command as backup } from '../features/backup/command.ts'
import { command } from '../features/restore/command.ts'

const database = useTestDatabase('own')
const bucket = useTestBucket()
const folder = await useScratchFolder('enlace-restore-')
const path = join(folder, 'copia.tar.zst')
let one: World
let other: World

const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: database.adminUrl,
  SECRET_KEY: 'k'.repeat(40),
  STORAGE_URL: bucket.url,
  DATA_DIR: folder,
  ...more,
})
const run = (line: string, more?: Record<string, string>) =>
  runCommand(command, database.db, line, settings(more))

/** What the bucket holds. */
const held = () => new Map([...bucket.objects].map(([key, { bytes }]) => [key, bytes.toString('hex')]))

beforeAll(async () => {
  one = await buildWorld(database)
  other = await buildWorld(database)
  await database.asAdmin('update stored_files set claimed_at = now()')
  for (const { key } of await database.asAdmin<{ key: string }>(
    'select storage_key as key from stored_files',
  ))
    bucket.objects.set(`portal/${key}`, { bytes: randomBytes(2000), headers: {} })
})

it('backup takes the files of a bucket along', async () => {
  const { code, lines } = await runCommand(backup, database.db, path, settings())
  expect([code, lines]).toEqual([0, expect.arrayContaining([backupTexts.elsewhere])])
})

describe('restore', () => {
  it('brings the files of a bucket back with the rows, byte for byte', async () => {
    const before = held()
    expect(before.size).toBeGreaterThan(2)
    bucket.objects.clear()
    const empty = await createTestDatabase()
    const { code, lines } = await run(path, { DATABASE_URL: empty.adminUrl })
    await empty.drop()
    expect([code, lines]).toEqual([0, expect.arrayContaining([restoreTexts.keySame, restoreTexts.next])])
    expect(held()).toEqual(before)
  })

  it('brings back one company alone, and the files of no other', async () => {
    const before = held()
    const { id } = one.company
    const [{ nit } = { nit: '' }] = await database.asAdmin<{ nit: string }>(
      'select nit from companies where id = $1',
      [id],
    )
    bucket.objects.clear()
    await database.asAdmin(`update third_parties set nombre = 'Otro'`)
    // The key of then opens what is sealed, as long as it is known.
    const { code, lines } = await run(`${path} --company ${id} --replace --confirm ${id}`, {
      SECRET_KEY: 'n'.repeat(40),
      SECRET_KEY_PREVIOUS: 'k'.repeat(40),
    })
    expect(code).toBe(0)
    expect(lines).toEqual(expect.arrayContaining([texts.keySame, texts.look]))
    expect(lines[0]).toContain(one.shown.marker)
    expect(lines[0]).toContain(nit)
    const own = new Map([...before].filter(([key]) => key.startsWith(`portal/${id}/`)))
    expect(own.size).toBeLessThan(before.size)
    expect(held()).toEqual(own)
    const parties = await database.asAdmin<{ company_id: number; is_lost: boolean }>(
      `select distinct company_id, nombre = 'Otro' as is_lost from third_parties order by is_lost`,
    )
    expect(parties).toEqual([
      { company_id: id, is_lost: false },
      { company_id: other.company.id, is_lost: true },
    ])
    await expect(access(join(folder, 'scratch'))).rejects.toThrow('ENOENT')
  })

  it('says plainly where what is sealed does not open, and what to do', async () => {
    const { id } = one.company
    const line = `${path} --company ${id} --replace --confirm ${id}`
    const { code, lines } = await run(line, { SECRET_KEY: 'n'.repeat(40) })
    expect([code, lines]).toEqual([1, expect.arrayContaining([texts.keyOther])])
  })

  it.each([
    ['', () => restoreTexts.noFile],
    ['nada.tar.zst', () => fill(restoreTexts.noSuchFile, { path: 'nada.tar.zst' })],
    [`${path} --replace`, () => texts.replaceAlone],
    [`${path} --check --company 1`, () => texts.checkAlone],
    [`${path} --company 1 --replace`, () => fill(texts.confirm, { company: 1 })],
    [`${path} --company 1 --replace --confirm 2`, () => fill(texts.confirm, { company: 1 })],
    [`${path} --company uno`, () => expect.stringContaining('uno')],
    [`${path} --all`, () => expect.stringContaining(cliTexts.unknownOption.split('{')[0] ?? '')],
  ])('is refused, and says what to do: %s', async (line, wanted) => {
    expect(await run(line)).toEqual({ code: undefined, lines: [], fault: wanted() })
  })

  it('of one company is refused where the place or the file is the wrong one', async () => {
    const { id } = one.company
    const name = one.shown.marker
    expect((await run(`${path} --company ${id}`)).fault).toBe(
      fill(backupFaultTexts['company-stands'], { company: id, name }),
    )
    const there = [id, other.company.id].join(', ')
    const absent = (await run(`${path} --company 987654`)).fault ?? ''
    expect(absent).toContain(
      fill(backupFaultTexts['not-in-backup'].split('{there}')[0] ?? '', { company: 987654 }),
    )
    for (const number of there.split(', ')) expect(absent).toContain(number)
    const picture = join(folder, 'foto.png')
    await writeFile(picture, randomBytes(3000))
    expect((await run(`${picture} --company ${id}`)).fault).toBe(backupFaultTexts['no-backup'])
  })
})
