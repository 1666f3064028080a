import { resolve } from 'node:path'
import { startTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Listening } from '@enlace/server/app/listen.ts'
import { newSetupLink, setupMinutes } from '@enlace/server/modules/first-run/index.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { writeSeconds } from '../../core/duration.ts'

/** The host that the demo's second company claims. */
const demoHost = 'caribe.localhost'

/** What the operator reads when the product is up: where it is, who may sign in, where its data lie. */
export async function readyLines(
  settings: Settings,
  db: Database,
  listening: Listening,
  milliseconds: number,
): Promise<string[]> {
  const [company, isDemo] = await Promise.all([companyOf(db, 'localhost'), isDemoThere(db)])
  const portal = withPort(settings.publicUrl, listening.portalAddress)
  const backoffice = withPort(settings.backofficeUrl, listening.backofficeAddress)
  const second = new URL(portal)
  second.hostname = demoHost
  const isOpen = isDemo && settings.allowsDemoLogins
  const setup = await setupLines(db, backoffice)
  return [
    '',
    `  ${fill(startTexts.ready, { time: writeSeconds(milliseconds) })}`,
    '',
    row(startTexts.portal, portal),
    ...(isOpen && isLocal(portal) ? [row(startTexts.otherCompany, second.href)] : []),
    row(startTexts.backoffice, backoffice),
    row(startTexts.docs, new URL('docs', backoffice).href),
    row(startTexts.folder, dataPlace(settings)),
    '',
    ...(isOpen ? await demoLines() : []),
    ...(isDemo && !isOpen ? [`  ${startTexts.demoClosed}`, ''] : []),
    ...setup,
    ...(company === null && setup.length === 0 ? [`  ${startTexts.noCompany}`, ''] : []),
    `  ${startTexts.stopHint}`,
    '',
  ]
}

/** Where somebody becomes the first administrator; nothing once there is one. */
async function setupLines(db: Database, backofficeUrl: string): Promise<string[]> {
  const link = await newSetupLink(db, { backofficeUrl })
  if (link === undefined) return []
  const until = formatInstant(new Date(Date.now() + setupMinutes * 60_000))
  return [`  ${fill(startTexts.firstAdministrator, { until })}`, `    ${link}`, '']
}

async function demoLines(): Promise<string[]> {
  const [{ demoPassword, demoPeople }, { demoStaff }] = await Promise.all([
    import('@enlace/demo/data/people.ts'),
    import('@enlace/demo/data/staff.ts'),
  ])
  const roles = [
    startTexts.demoMaster,
    startTexts.demoUser,
    startTexts.demoCaribe,
    startTexts.demoIndependent,
  ]
  return [
    `  ${fill(startTexts.demo, { password: demoPassword })}`,
    ...demoPeople.map(({ email }, place) => login(email, roles[place] ?? '')),
    '',
    `  ${startTexts.demoStaff}`,
    ...demoStaff.flatMap(({ email, roles }) => {
      const [role] = Object.values(roles)
      return role ? [login(email, staffRoleTexts[role])] : []
    }),
    '',
  ]
}

const login = (email: string, who: string) => `    ${email.padEnd(24)}${who}`

function row(label: string, value: string): string {
  return `  ${label.padEnd(16)}${value}`
}

function dataPlace({ database, dataDir }: Settings): string {
  if (database.url === undefined) return resolve(dataDir)
  return fill(startTexts.database, { host: new URL(database.url).host })
}

async function companyOf(db: Database, host: string): Promise<number | null> {
  const [visited] = await db.lookUp<{ company_id: number | null }>('visited_company', [host, null, 1])
  return visited?.company_id ?? null
}

async function isDemoThere(db: Database): Promise<boolean> {
  const [visited] = await db.lookUp<{ is_claimed: boolean }>('visited_company', [demoHost, null, 1])
  return visited?.is_claimed === true
}

/** The port that was really taken, where the settings left the choice to the machine. */
function withPort(address: string, taken: string): string {
  const url = new URL(address)
  if (url.port === '0') url.port = new URL(taken).port
  return url.href
}

function isLocal(address: string): boolean {
  return new URL(address).hostname === 'localhost'
}
