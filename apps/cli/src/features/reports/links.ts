import { fill } from '@enlace/contract/core/fill.ts'
import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import { keepReportLink, removeReportLink } from '@enlace/server/modules/reports/index.ts'
import { CommandFault } from '../../core/command.ts'
import { openCompany } from './company.ts'
import { type Act, readAbout, readPlace, readTitle } from './given.ts'

/** Keeps a link to a report that the company has elsewhere. */
export const link: Act = async (given, context) => {
  const { db, company } = await openCompany(given, context)
  const title = readTitle(given.title)
  const url = readAddress(given.url)
  const place = given.place === undefined ? 999 : readPlace(given.place)
  await keepReportLink(db, company, { title, url, about: readAbout(given.about ?? ''), place })
  context.print(fill(texts.linked, { title }))
}

/** Takes one away. */
export const unlink: Act = async (given, context) => {
  const { db, company } = await openCompany(given, context)
  const title = readTitle(given.title)
  if (!(await removeReportLink(db, company, title)))
    throw new CommandFault(fill(texts.linkUnknown, { title }))
  context.print(fill(texts.unlinked, { title }))
}

/** An address that a browser may be led to: encrypted, and without somebody's password in it. */
function readAddress(written: string | undefined): string {
  const address = URL.parse(written ?? '')
  if (
    address?.protocol !== 'https:' ||
    address.username !== '' ||
    address.password !== '' ||
    address.href.length > 500
  )
    throw new CommandFault(texts.urlMissing)
  return address.href
}
