import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@enlace/server/core/settings/settings'
import { afterAll, describe, expect, it } from 'vitest'
import { checkDisk, checkFolder, checkMail, checkNode, checkPublicAddress, checkSecret } from './checks.ts'

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

  it('tells how much room the disk has', async () => {
    const [finding] = await checkDisk(readSettings({ DATA_DIR: await newFolder() }))
    expect(finding?.text).toMatch(/\d+,\d GB/)
  })

  it('notices mails that will not go out', () => {
    expect(checkMail(readSettings({})).level).toBe('warning')
    expect(checkMail(readSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.co' })).level).toBe(
      'good',
    )
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
