import * as z from 'zod'
import { isKind, rulesOf } from '@enlace/contract/notifications/kinds.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { isModule } from '@enlace/domain/modules.ts'
import { readProfile, type CompanyProfile } from '../../company/index.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import type { JobService, Task } from '../../../core/jobs/task.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { linkTo } from '../../../core/mail/links.ts'
import { findCompanyHosts } from '../../../core/mail/queries.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { singleMail } from './mails.ts'
import { factsOf, pathOf, waysOf } from './present.ts'
import { pushTask } from './push-jobs.ts'
import {
  findPushBrowsers,
  findReaders,
  finishEvent,
  keepNotification,
  takeEvent,
  type MailWay,
  type Reader,
  type TakenEvent,
} from './spread-commands.ts'

const Payload = z.object({ event: z.uuid() })

/** The company's data that the mails of an event need. */
interface Sender {
  profile: CompanyProfile
  linkOf: (path: `/${string}`) => string
}

/**
 * Distributes an event to its recipients, in one transaction with the mails and push jobs it causes, so that a killed
 * process leaves nothing half done and a repetition has no effect.
 */
export const spreadNotification: Task = {
  name: 'spread-notification',
  async run({ payload, scope, company }, service) {
    const { event } = Payload.parse(payload)
    const sender = await senderOf(service, company)
    await service.db.transaction(scope, async (tx) => {
      const taken = await takeEvent(tx, event)
      if (taken === undefined) return
      await spread(tx, event, taken, sender)
      await finishEvent(tx, event)
    })
  },
}

async function senderOf({ db, settings }: JobService, company: number): Promise<Sender> {
  const [profile, hosts] = await Promise.all([readProfile(db, company), findCompanyHosts(db, company)])
  return { profile, linkOf: (path) => linkTo(settings.publicUrl, hosts, path) }
}

async function spread(tx: Transaction, event: string, taken: TakenEvent, sender: Sender): Promise<void> {
  const { kind } = taken
  // The kind may come from an older build that no longer exists.
  if (!isKind(kind)) return
  const rules = rulesOf(kind)
  const facts = factsOf(taken.subject)
  const module = moduleOf(facts['modulo']) ?? rules.module ?? null
  const readers = await findReaders(tx, event, {
    module,
    onlyMasters: rules.isForMasters === true,
    onlyOthers: rules.isForOthers === true,
  })
  for (const reader of readers) {
    const ways = waysOf(kind, reader)
    const mail = mailWayOf(ways.correo, reader, rules)
    if (!ways.portal && mail === 'ninguno' && !ways.web_push) continue
    const membership = reader.membership_id
    const place = await keepNotification(tx, { event, membership, module, lists: ways.portal, mail })
    if (place === undefined) continue
    if (mail === 'propio') {
      const { profile, linkOf } = sender
      const words = singleMail({
        company: profile.company.nombre,
        supplier: taken.supplier,
        branch: taken.branch,
        kind,
        facts,
        at: taken.created_at,
        link: linkOf(pathOf(facts)),
      })
      const content = writeMail(mailBrandOf(profile), words)
      await queueMail(tx, { purpose: `notification:${kind}`, recipient: reader.email, content })
    }
    if (!ways.web_push) continue
    for (const browser of await findPushBrowsers(tx, membership)) {
      await addJob(tx, pushTask, { membership, place, browser }, { tries: 6 })
    }
  }
}

function mailWayOf(
  wantsMail: boolean,
  { is_daily: isDaily }: Reader,
  { hasOwnMail = false, isFixed = false }: { hasOwnMail?: boolean; isFixed?: boolean },
): MailWay {
  if (!wantsMail || (hasOwnMail && isFixed)) return 'ninguno'
  // Security notifications do not wait for the digest.
  if (isDaily && !isFixed) return 'resumen'
  return hasOwnMail ? 'ninguno' : 'propio'
}

const moduleOf = (word: string | undefined) => (word !== undefined && isModule(word) ? word : undefined)
