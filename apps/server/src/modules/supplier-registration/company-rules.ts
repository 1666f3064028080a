import { identificationFault } from '@enlace/contract/core/person/identification.ts'
import type { Validation } from '@enlace/contract/core/person/validation.ts'
import { AccessRequestForm } from '@enlace/contract/supplier-registration/company-schemas.ts'
import { validatorTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { divisionOf } from '@enlace/domain/catalogue/economic-activities.ts'
import {
  type IdentificationType,
  refuseIdentification,
} from '@enlace/domain/catalogue/identification-types.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { isCheckDigitRight } from '@enlace/domain/nit.ts'
import { type KnownThirdParty, isActiveSupplier } from '../suppliers/index.ts'

const right: Validation = { error: false, title: '', message: '' }
const wrong = (title: string, message: string): Validation => ({ error: true, title, message })

/** Validates an identification's type and number. */
export function judgeIdentification(
  idDocument: string,
  document: string,
  types?: readonly IdentificationType[],
): Validation {
  const reason = refuseIdentification(idDocument, document, types)
  if (reason === undefined) return right
  return wrong(texts.identification.title, identificationFault(reason, idDocument, types))
}

/** Validates the format of a NIT to register, without the company's records. */
export function judgeNitForm(documentId: string, documentIdVerify: string): Validation {
  if (!/^\d{3,15}$/.test(documentId)) return wrong(texts.nit.title, texts.nit.malformed)
  const isRight = documentIdVerify === '' || isCheckDigitRight(documentId, documentIdVerify)
  return isRight ? right : wrong(texts.nit.title, texts.nit.mismatch)
}

/** Validates a NIT against the company's records: an existing supplier requests access instead of registering again. */
export function judgeKnownNit(parties: readonly KnownThirdParty[]): Validation {
  if (parties.some(isActiveSupplier)) return wrong(texts.nit.supplierTitle, texts.nit.supplier)
  if (parties.some(({ es_proveedor }) => es_proveedor))
    return wrong(texts.nit.inactiveTitle, texts.nit.inactive)
  return right
}

/** Validates the format of an email. */
export function judgeEmailForm(email: string): Validation {
  return isEmail(email) ? right : wrong(texts.email.title, texts.email.malformed)
}

/** Rejects an email that already has access, to the portal or for the given supplier. */
export function judgeKnownEmail(isKnown: boolean, isForSupplier: boolean): Validation {
  if (!isKnown) return right
  return wrong(texts.email.knownTitle, isForSupplier ? texts.email.knownHere : texts.email.known)
}

/** Returns the fault of a typed company name; names from the company's records are not validated. */
export function typedNameFault(businessName: string): string | undefined {
  const read = AccessRequestForm.shape.businessName.safeParse(businessName)
  return read.success ? undefined : read.error.issues[0]?.message
}

/** Returns the part of supplierModel that the company's own record fills in (spec 3). */
export function recordOf(party: KnownThirdParty | undefined) {
  const activity = party?.id_actividad_economica ?? ''
  return {
    shortName: party?.sigla ?? '',
    economicActivity: divisionOf(activity),
    economicSubactivity: activity,
    webSite: party?.web_site ?? '',
    pyme: party?.pyme === true ? 'true' : party?.pyme === false ? 'false' : '',
    messageBusiness: '',
    taxRegime: party?.regimen_tributario_id ?? '',
    contactCity: '',
    contactAddress: '',
  }
}
