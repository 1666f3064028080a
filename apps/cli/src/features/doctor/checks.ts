import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { doctorTexts } from '@enlace/contract/core/cli/texts'
import { fill } from '@enlace/contract/core/fill'
import { mailServerName, openMailRoute, readMailFault } from '@enlace/server/core/mail/smtp'
import type { Settings } from '@enlace/server/core/settings/settings'

/** One thing that was looked at. */
export interface Finding {
  level: 'good' | 'warning' | 'bad'
  text: string
}

const gigabyte = 1024 ** 3
/** PostgreSQL stops when it cannot write its log; with less than this it may happen any day. */
const scarce = 1

/** The version of Node that runs us. */
export function checkNode(version: string): Finding {
  const isOld = Number(version.split('.')[0]) < 24
  return isOld
    ? { level: 'bad', text: fill(doctorTexts.nodeOld, { version }) }
    : { level: 'good', text: fill(doctorTexts.node, { version }) }
}

/** Whether the data folder can be written, or made where there is none yet. */
export async function checkFolder({ dataDir }: Settings): Promise<Finding[]> {
  const folder = resolve(dataDir)
  try {
    const nearest = await nearestFolder(folder)
    await access(nearest, constants.W_OK)
    if (!(await stat(nearest)).isDirectory()) throw new Error('Not a folder')
    return [{ level: 'good', text: fill(doctorTexts.folder, { folder }) }]
  } catch {
    return [{ level: 'bad', text: fill(doctorTexts.folderFault, { folder }) }]
  }
}

/** How much room the disk of the data folder has. */
export async function checkDisk({ dataDir }: Settings): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(await nearestFolder(resolve(dataDir)))
  const gigabytes = (bavail * bsize) / gigabyte
  const free = gigabytes.toFixed(1).replace('.', ',')
  return [
    gigabytes < scarce
      ? { level: 'bad', text: fill(doctorTexts.diskLow, { free }) }
      : { level: 'good', text: fill(doctorTexts.disk, { free }) },
  ]
}

/** Where the secret key is from. */
export function checkSecret({ secretKey }: Settings): Finding {
  return { level: 'good', text: secretKey === undefined ? doctorTexts.secretKept : doctorTexts.secretGiven }
}

/** Whether mails go out: the server is asked, with our user and password, and nothing is sent. */
export async function checkMail(settings: Settings): Promise<Finding> {
  const route = openMailRoute(settings)
  if (route === undefined || settings.smtpUrl === undefined)
    return { level: 'warning', text: doctorTexts.mailNone }
  const server = mailServerName(settings.smtpUrl)
  try {
    await route.verify()
    return { level: 'good', text: fill(doctorTexts.mail, { server }) }
  } catch (fault) {
    const { code, why } = readMailFault(fault)
    return { level: 'bad', text: fill(doctorTexts.mailFault, { server, reason: [code, why].join(': ') }) }
  } finally {
    route.close()
  }
}

/** Whether people reach the portal safely, and nobody with a password from the manual. */
export function checkPublicAddress({ publicUrl, host, allowsDemoLogins }: Settings): Finding[] {
  const url = new URL(publicUrl)
  const isLocal = [url.hostname, host].every((name) => /^(localhost|127\.|\[?::1)/.test(name))
  const isPlain = url.protocol === 'http:' && !isLocal
  return [
    isPlain
      ? { level: 'warning', text: fill(doctorTexts.publicPlain, { url: publicUrl }) }
      : { level: 'good', text: fill(doctorTexts.publicAddress, { url: publicUrl }) },
    ...(allowsDemoLogins && !isLocal ? [{ level: 'warning', text: doctorTexts.demoOpen } as const] : []),
  ]
}

/** The folder itself, or the nearest one above it that exists. */
async function nearestFolder(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  return exists || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
}
