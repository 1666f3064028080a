import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureRoom } from '@enlace/server/core/disk/measure.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { useMailServer } from '@enlace/testing/use-mail-server.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { checkFolder, checkMail, checkNode, checkPublicAddress, checkRoom, checkSecret } from './checks.ts'

const mails = useMailServer({ user: { name: 'portal', password: 'la-clave' } })
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-doctor-'))
  folders.push(folder)
  return folder
}
const levels = (findings: readonly { level: string }[]) => findings.map(({ level }) => level)

describe('the doctor', () => {
  it('asks for Node 24', () => {
    expect(checkNode('24.0.0').level).toBe('good')
    expect(checkNode('20.20.2')).toEqual({ level: 'bad', text: expect.stringContaining('20.20.2') })
  })

  it('takes a data folder that is there or can be made, and no file', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'file'), '')
    expect(levels(await checkFolder(readSettings({ DATA_DIR: folder })))).toEqual(['good'])
    expect(levels(await checkFolder(readSettings({ DATA_DIR: join(folder, 'new', 'one') })))).toEqual([
      'good',
    ])
    expect(levels(await checkFolder(readSettings({ DATA_DIR: join(folder, 'file') })))).toEqual(['bad'])
  })

  it('tells how much room the disk has, and what is to be done where it is little', async () => {
    const settings = readSettings({ DATA_DIR: await newFolder() })
    const [finding] = checkRoom(await measureRoom(settings), settings)
    expect(finding?.text).toMatch(/\d GB|\d MB/)
    const gigabyte = 1024 ** 3
    const at = (free: number) =>
      checkRoom([{ place: 'data', free: free * gigabyte, total: 40 * gigabyte }], settings)[0]
    expect(at(39)?.level).toBe('good')
    expect(at(3.5)).toEqual({ level: 'warning', text: expect.stringContaining('3,5 GB de 40 GB (8 %)') })
    expect(at(0.4)).toEqual({ level: 'bad', text: expect.stringContaining('no recibe archivos') })
  })

  it('notices that mails will not go out, and why, without the password', async () => {
    expect((await checkMail(readSettings({}))).level).toBe('warning')
    const address = new URL(mails.url)
    const asking = (url: string) => checkMail(readSettings({ SMTP_URL: url, MAIL_FROM: 'a@b.co' }))
    expect(await asking(address.href)).toEqual({
      level: 'good',
      text: `Correo: ${address.host} responde y recibe los mensajes del portal`,
    })
    address.password = 'otra-clave'
    const refused = await asking(address.href)
    expect(refused).toEqual({ level: 'bad', text: expect.stringContaining('535') })
    expect(refused.text).not.toContain('otra-clave')
    expect(await asking('smtp://127.0.0.1:1')).toEqual({
      level: 'bad',
      text: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('never prints the secret key', () => {
    const secret = 's'.repeat(40)
    expect(checkSecret(readSettings({ SECRET_KEY: secret })).text).not.toContain(secret)
  })

  it('warns of a public address without https, and of demo logins that others can reach', () => {
    expect(levels(checkPublicAddress(readSettings({})))).toEqual(['good'])
    expect(levels(checkPublicAddress(readSettings({ PUBLIC_URL: 'https://portal.example.co' })))).toEqual([
      'good',
    ])
    expect(
      levels(checkPublicAddress(readSettings({ PUBLIC_URL: 'http://portal.example.co', DEMO: 'true' }))),
    ).toEqual(['warning', 'warning'])
  })
})
