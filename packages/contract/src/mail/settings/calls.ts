import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { DomainCheck, MailSettings, SenderCode, WrittenMailSettings } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The sender of the company's mails, the mail server, and the last tests. */
export const getMailSettings = defineCall({
  purpose: 'How the mails of the company go out, with the tests that were sent lately.',
  method: 'GET',
  path: '/staff/mail-settings',
  access,
  answer: MailSettings,
})

export const changeMailSettings = defineCall({
  purpose: 'Changes the sender, the name and the reply address of the company’s mails.',
  method: 'PUT',
  path: '/staff/mail-settings',
  access,
  stepUp: true,
  body: WrittenMailSettings,
  answer: MailSettings,
})

export const sendSenderCode = defineCall({
  purpose: 'Mails a code to the address that the mails of the company are to come from.',
  method: 'POST',
  path: '/staff/mail-settings/code',
  access,
  answer: MailSettings,
})

export const proveSender = defineCall({
  purpose: 'Proves with the mailed code that the sender address is the company’s.',
  method: 'POST',
  path: '/staff/mail-settings/proof',
  access,
  body: SenderCode,
  answer: MailSettings,
})

/** Sends a test mail to the caller, with the saved settings. */
export const sendTestMail = defineCall({
  purpose: 'Sends a test mail to the signed-in member, through the same queue as every other mail.',
  method: 'POST',
  path: '/staff/mail-settings/tests',
  access,
  answer: z.object({ id: z.string() }),
})

/** The SPF, DKIM, DMARC and MX records of the sender's domain. */
export const checkMailDomain = defineCall({
  purpose: 'What the records of the sender’s domain say to who receives its mails.',
  method: 'GET',
  path: '/staff/mail-settings/domain',
  access,
  answer: z.object({ domain: z.string(), checks: z.array(DomainCheck) }),
})
