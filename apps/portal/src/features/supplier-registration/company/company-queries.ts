import { getIdentificationTypes } from '@enlace/contract/catalogues/shown/calls.ts'
import type { Validation } from '@enlace/contract/core/person/validation.ts'
import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import {
  getRegisterData,
  registerProblems,
  validateContactEmail,
  validateContactIdentification,
} from '@enlace/contract/supplier-registration/company-calls.ts'
import type {
  AccessRequestForm,
  RegisteredThirdParty,
  RegisterProblemsAnswer,
} from '@enlace/contract/supplier-registration/company-schemas.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { send } from '../../../core/http/client.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { useAnswer } from '@enlace/web/http/use-answer.ts'

/** What the form is made of: the active supplier with the NIT, if there is one, and the kinds of identifications. */
export type FormParts = { supplier: RegisteredThirdParty | undefined; types: readonly Option[] }

/** Loads what the form is made of; both are asked for at once. */
export function useFormParts(nit: string): {
  parts: FormParts | undefined
  failure: Failure | undefined
  retry: () => void
} {
  const register = useAnswer(getRegisterData, { body: { nit } })
  const types = useAnswer(getIdentificationTypes, {})
  const parts = register.answer &&
    types.answer && { supplier: register.answer.data[0], types: types.answer.data }
  return {
    parts,
    failure: register.failure ?? types.failure,
    retry: () => {
      if (register.failure) register.retry()
      if (types.failure) types.retry()
    },
  }
}

/** What the server says of an identification; nothing where it did not say, because it will say so again on sending. */
export async function checkIdentification(
  idDocument: string,
  document: string,
): Promise<Validation | undefined> {
  return send(validateContactIdentification, { query: { idDocument, document } }).catch(() => undefined)
}

/** What the server says of an email, for access in the name of a supplier; likewise. */
export async function checkEmail(emailContact: string, documentId: string): Promise<Validation | undefined> {
  return send(validateContactEmail, { query: { emailContact, documentId } }).catch(() => undefined)
}

/** Sends a request for access in the name of a company. */
export async function requestAccess(
  { requestKey, ...contact }: AccessRequestForm,
  documentID: string,
  documentIdVerify: number,
): Promise<{ answer: RegisterProblemsAnswer } | { failure: Failure }> {
  const supplier = { ...contact, documentID, documentIdVerify: String(documentIdVerify), requestType: '2' }
  const company = { id: readBoot().company.id }
  try {
    const answer = await send(registerProblems, {
      body: {
        supplier: JSON.stringify(supplier),
        company: JSON.stringify(company),
        idempotencyKey: requestKey,
      },
    })
    return { answer }
  } catch (thrown) {
    return { failure: failureOf(thrown) }
  }
}
