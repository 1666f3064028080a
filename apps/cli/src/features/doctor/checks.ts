import { access, constants, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { doctorTexts } from '@enlace/contract/core/cli/texts.ts'
import { roomValues } from '@enlace/contract/operations/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { nearestFolder } from '@enlace/server/core/disk/measure.ts'
import { levelOf, type MeasuredPlace } from '@enlace/server/core/disk/rules.ts'
import { mailServerName, openMailRoute, readMailFault } from '@enlace/server/core/mail/smtp.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'

/** One thing that was looked at. */
export interface Finding {
  level: 'good' | 'warning' | 'bad'
  text: string
}

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

/** How much room the disks have and, where its size is limited, the database. */
export function checkRoom(places: readonly MeasuredPlace[], { diskRoom }: Settings): Finding[] {
  return places.map((measured) => {
    const level = levelOf(measured, diskRoom)
    const text =
      level === undefined ? doctorTexts.disk : doctorTexts[level === 'full' ? 'diskFull' : 'diskLow']
    return {
      level: level === undefined ? 'good' : level === 'full' ? 'bad' : 'warning',
      text: fill(text, roomValues({ ...measured, level: level ?? 'low' })),
    }
  })
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
