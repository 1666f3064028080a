import { openDatabase } from '@enlace/database/open.ts'
import { usualPolicy } from '@enlace/server/core/mail/rules.ts'
import { startMailSender } from '@enlace/server/core/mail/sender.ts'

/** A sender of mails in a process of its own, for a given database and mail server. Tests start and kill it. */
const [, , adminUrl = '', smtpUrl = '', leaseSeconds = ''] = process.argv

const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 2 })
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
startMailSender(db, { smtpUrl, mailFrom: 'portal@enlace.example' }, silent, {
  ...usualPolicy,
  leaseSeconds: Number(leaseSeconds),
})
