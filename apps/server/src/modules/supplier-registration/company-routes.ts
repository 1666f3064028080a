import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getRegisterData, registerProblems } from '@enlace/contract/supplier-registration/company-calls.ts'
import type { RegisterProblemsAnswer } from '@enlace/contract/supplier-registration/company-schemas.ts'
import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { findIdentificationTypes } from '../catalogues/index.ts'
import { verifyCaptcha } from '../../core/captcha/verify.ts'
import { takeNamedTurn } from '../../core/http/limits.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { createRegistrationRequest } from './requests/commands.ts'
import { findThirdParties, isActiveSupplier, numbersOf } from '../suppliers/index.ts'
import { isContactEmailKnown } from './company-queries.ts'
import { judgeIdentification, judgeKnownEmail, recordOf, typedNameFault } from './company-rules.ts'

/** The registration by company: its prefilled data, and the resulting request for access. */
export function companyRegistrationRoutes(app: FastifyInstance): void {
  serve(app, getRegisterData, async ({ db, scope, request, body }) => {
    const numbers = numbersOf(body.nit)
    const isProven = body.captchaValue !== undefined && body.captchaValue !== ''
    if (isProven) await verifyCaptcha(request, body.captchaValue ?? '')
    const suppliers = (await findThirdParties(db, scope, numbers)).filter(isActiveSupplier)
    const hidden = { web_site: null, pyme: null, observacion_tercero: null }
    return { data: isProven ? suppliers : suppliers.map((supplier) => ({ ...supplier, ...hidden })) }
  })

  serve(app, registerProblems, async ({ db, scope, request, body }) => {
    const { company, idempotencyKey } = body
    if (scope.company !== company.id) throw new Problem('company-mismatch', { company: company.id })
    const { captchaValue, ...supplier } = body.supplier
    const number = supplier.documentID
    const party = (await findThirdParties(db, scope, [number])).find(isActiveSupplier)
    const fault = party === undefined ? typedNameFault(supplier.businessName) : undefined
    if (fault !== undefined) throw new Problem('invalid-fields', {}, { businessName: fault })
    await verifyCaptcha(request, captchaValue)
    await takeNamedTurn(request, 'registration', company.id, supplier.contactEmail.toLowerCase())
    await takeNamedTurn(request, 'registration', company.id, number)

    const identification = judgeIdentification(
      supplier.contactIdentificationType,
      supplier.contactIdentification,
      await findIdentificationTypes(db, scope),
    )
    if (identification.error) return refused(identification.message)
    const isKnown = await isContactEmailKnown(db, scope, supplier.contactEmail, number)
    if (isKnown) return refused(judgeKnownEmail(true, true).message)

    const nombre = party?.nombre ?? supplier.businessName
    const documento_dv = checkDigit(number) ?? null
    const {
      number: given,
      statusLink,
      isEarlier,
    } = await createRegistrationRequest(
      { db, scope, request },
      {
        requestType: '2',
        supplier: {
          ...recordOf(party),
          ...supplier,
          businessName: nombre,
          documentIdVerify: String(documento_dv ?? ''),
          requestType: '2',
        },
        documento_numero: number,
        documento_dv,
        nombre,
        person: `${supplier.contactName} ${supplier.contactLastname}`,
        email: supplier.contactEmail,
        phone: `+${supplier.contactIndicativeTelephone} ${supplier.contactTelephone}`,
        files: [],
        idempotencyKey,
      },
    )
    const sentence = isEarlier ? texts.done.earlier : texts.done.message
    const message = fill(sentence, { number: given, email: supplier.contactEmail })
    return { error: false, errorMessage: '', message, number: given, statusLink }
  })
}

function refused(errorMessage: string): RegisterProblemsAnswer {
  return { error: true, errorMessage, message: '', number: null, statusLink: null }
}
