import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { codeMinutes, undecidedDays } from '@enlace/domain/bank-account.ts'
import { deskLinks, type DeskLink } from '../backoffice/index.ts'
import { readProfile, type CompanyProfile } from '../company/index.ts'
import { hashOf, type Keys, randomToken } from '../../core/keys/keys.ts'
import type { Service } from '../../core/http/service.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { linkTo } from '../../core/mail/links.ts'
import { findCompanyHosts } from '../../core/mail/queries.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import { type BankChangeFacts, type BankNews, stoppable, writeBankNews, writeReview } from './mails.ts'
import { codeHash, newCode } from './secrets.ts'

/** Days for which a mail's link is valid: longer than a change can wait and be held. */
const linkDays = undecidedDays + 30

/** The company's data for notices, read before the transaction that queues them. */
export interface BankMails {
  profile: CompanyProfile
  keys: Keys
  linkTo: (route: `/${string}`) => string
  desk: DeskLink
}

/** Reads the sender data for notices to suppliers about their accounts. */
export async function bankMailsOf(
  { db, settings, keys }: Pick<Service, 'settings' | 'keys'> & { db: Database },
  company: number,
): Promise<BankMails> {
  const [profile, hosts] = await Promise.all([readProfile(db, company), findCompanyHosts(db, company)])
  return {
    profile,
    keys,
    linkTo: (route) => linkTo(settings.publicUrl, hosts, route),
    desk: deskLinks(settings),
  }
}

/**
 * Mails every master, the known contacts and former addresses about a change, in the caller's transaction. Each gets a
 * cancel link of its own while the change can be cancelled.
 */
export async function notifyParties(
  tx: Transaction,
  { profile, linkTo: link }: BankMails,
  id: string,
  news: BankNews,
): Promise<void> {
  const facts = await factsOf(tx, id)
  const brand = mailBrandOf(profile)
  const people = await tx.run(
    sql<{ email: string; name: string; sees: boolean }>`select * from bank_change_people(${id})`.compile(
      query,
    ),
  )
  for (const { email, name, sees } of people.filter((person) => isEmail(person.email))) {
    let href = link('/profile/bank-accounts')
    if (stoppable.has(news)) {
      const token = randomToken()
      await tx.run(
        sql`select ${call('keep_bank_link', {
          wanted: id,
          hash: hashOf(token),
          mailbox: email,
          who: name,
          may_see: sees,
          days: linkDays,
        })}`.compile(query),
      )
      href = link(`/bank-change/${token}`)
    }
    const content = writeBankNews(brand, news, facts, { href, sees })
    await queueMail(tx, {
      purpose: `bank-change-${news}`,
      recipient: email,
      content,
      holdsSecret: stoppable.has(news),
    })
  }
}

/** Mails everyone in the company who may decide, each with an own code; without any, its published address. */
export async function askDeciders(tx: Transaction, mails: BankMails, id: string): Promise<void> {
  const { correo } = mails.profile.company.contactInfo
  const deciders = await tx.run(
    sql<{ email: string; name: string }>`select * from bank_change_deciders(${id})`.compile(query),
  )
  for (const { email } of deciders) await sendCode(tx, mails, id, email)
  if (deciders.length === 0 && isEmail(correo)) {
    const content = writeReview(
      mailBrandOf(mails.profile),
      await factsOf(tx, id),
      undefined,
      mails.desk('bank-change', id),
    )
    await queueMail(tx, { purpose: 'bank-change-review', recipient: correo, content })
  }
}

/**
 * Mails an approver a new code for one decision about a change and invalidates the previous one. False, without a mail,
 * if the approver reached the maximum or is excluded from the change.
 */
export async function sendCode(
  tx: Transaction,
  { profile, keys, desk }: BankMails,
  id: string,
  approver: string,
): Promise<boolean> {
  const digits = newCode()
  const [kept] = await tx.run(
    sql<{
      expires: string | null
    }>`select keep_bank_code(${id}, ${approver}, ${codeHash(keys, id, approver, digits)}, make_interval(mins => ${codeMinutes}::integer)) as expires`.compile(
      query,
    ),
  )
  if (!kept?.expires) return false
  const code = { digits, expires: new Date(kept.expires) }
  const content = writeReview(mailBrandOf(profile), await factsOf(tx, id), code, desk('bank-change', id))
  await queueMail(tx, { purpose: 'bank-change-review', recipient: approver, content, holdsSecret: true })
  return true
}

/** Reads the facts of a change of the open company for mails. */
export async function factsOf(tx: Pick<Transaction, 'run'>, id: string): Promise<BankChangeFacts> {
  const [facts] = await tx.run(sql<BankChangeFacts>`select * from bank_change_facts(${id})`.compile(query))
  if (!facts) throw new Error('A change of account that is told of is there')
  return facts
}
