import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { send } from '../../../core/http/client.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { RecoveryValues } from '@enlace/web/login/recovery-rules.ts'

/** What asking for a new password leads to: one of the specification's two outcomes, or a form to send again. */
export type RecoveryOutcome =
  | { kind: 'sent' | 'unknown'; message: string }
  | { kind: 'refused'; message: string; emailFault: string | undefined }

/** Asks for a new password at the company of this page. */
export async function askForPassword({ email, captcha }: RecoveryValues): Promise<RecoveryOutcome> {
  const company = String(readBoot().company.id)
  try {
    const { error, message, ExisteUser } = await send(recoverPassword, {
      body: { data: recoveryMarker, email: email.trim(), company, captcha },
    })
    return { kind: ExisteUser && !error ? 'sent' : 'unknown', message }
  } catch (thrown) {
    const { message, fields } = failureOf(thrown)
    return { kind: 'refused', message, emailFault: fields['email'] }
  }
}
