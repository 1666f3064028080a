import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { NewPassword } from '@enlace/contract/sign-in/session/password-schemas.ts'
import { passwordRuleTexts as texts } from '@enlace/contract/sign-in/session/password-texts.ts'
import { findNamesOf } from '../session/queries.ts'
import { isCommonPassword } from '@enlace/domain/common-password-rules.ts'

/**
 * Rejects a new password that is easy to guess from the names of the person, its companies and its suppliers. @throws
 * Problem `invalid-fields` at the password.
 */
export async function demandNewPassword(
  request: FastifyRequest,
  { person, email }: { person: string; email: string },
  password: string,
): Promise<void> {
  const read = NewPassword.safeParse(password)
  if (!read.success) throw refused(read.error.issues[0]?.message ?? texts.required)
  const names = await findNamesOf(request.server.service.db, person)
  if (isCommonPassword(password, { email, names })) throw refused(texts.common)
}

function refused(sentence: string): Problem {
  return new Problem('invalid-fields', {}, { password: sentence })
}
