import {
  changeMailSettings,
  checkMailDomain,
  getMailSettings,
  proveSender,
  sendSenderCode,
  sendTestMail,
} from '@enlace/contract/mail/settings/calls.ts'
import type { MailSettings, SenderCode, WrittenMailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** Milliseconds between two looks at a test that is under way. */
const lookAgain = 2000

/** How the company's mails go out; looked at again while a test is under way. */
export const mailSettingsQuery = () => ({
  ...callQuery(getMailSettings),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: MailSettings | undefined } }) =>
    state.data?.tests[0]?.estado === 'en-cola' ? lookAgain : (false as const), // false is "never", not any boolean
})

/** What the sender's domain says; asked when somebody wants to know. */
export const mailDomainQuery = () => ({ ...callQuery(checkMailDomain), staleTime: 0, retry: false })

/** Changes whom the mails come from, once it is sure who asks. @throws CallFailure */
export const changeSettings = (body: WrittenMailSettings) =>
  withStepUp(() => send(changeMailSettings, { body }))

/** Mails another code to the address that waits to be proven. @throws CallFailure */
export const sendCode = () => send(sendSenderCode)

/** Proves the sender's address by its code. @throws CallFailure */
export const proveAddress = (body: SenderCode) => send(proveSender, { body })

/** Mails a test to whoever is in. @throws CallFailure */
export const sendTest = () => send(sendTestMail)
