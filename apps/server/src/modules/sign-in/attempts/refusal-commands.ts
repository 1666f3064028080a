import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { alarmValues, signInAlarmTexts } from '@enlace/contract/sign-in/alarm/texts.ts'
import type { SignInAlarm } from '@enlace/contract/sign-in/alarm/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { backofficeLink } from '../../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { Settings } from '../../../core/settings/settings.ts'

const { mail: texts } = signInAlarmTexts

/** A burst of refused sign-ins detected just now. */
export interface RaisedAlarm extends Omit<SignInAlarm, 'at'> {
  company_id: number
}

/** A refused sign-in to record, and the threshold of a burst. */
export interface ToldRefusal {
  door: 'portal' | 'backoffice'
  email: string
  company: number | null
  reason: string
  address: string
  device: string
  alarmAt: { refusals: number; people: number; within: number; quiet: number }
}

/** Records a refused sign-in in the audit trails concerned and counts it. Returns the raised alarms. */
export function noteRefusal(db: Database, refusal: ToldRefusal): Promise<RaisedAlarm[]> {
  const { door, email, company, reason, address, device, alarmAt } = refusal
  const { refusals, people, within, quiet } = alarmAt
  return db.lookUpNamed<RaisedAlarm>(
    call('note_refusal', {
      door,
      wanted_email: email,
      company,
      origin: address,
      device_text: device,
      why: reason,
      most: refusals,
      most_people: people,
      within_seconds: within,
      quiet_seconds: quiet,
    }),
  )
}

/** Mails a company's administrators about a burst of refused sign-ins. */
export async function tellAdministrators(
  db: Database,
  settings: Pick<Settings, 'backofficeUrl'>,
  alarm: RaisedAlarm,
): Promise<void> {
  const { company_id: company, kind } = alarm
  const content = writeMail(mailBrandOf(await readProfile(db, company)), {
    subject: texts.subject,
    title: texts.subject,
    paragraphs: [fill(texts[kind], alarmValues(alarm)), texts.protected, texts.whatToDo],
    button: { label: texts.button, href: backofficeLink(settings, '/auditoria?tema=rechazos') },
    small: [texts.once],
  })
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const told = await tx.run(
      sql<{ email: string }>`select email from staff_addresses(array['administrador'])`.compile(query),
    )
    for (const { email } of told) await queueMail(tx, { purpose: 'sign-in-alarm', recipient: email, content })
  })
}
