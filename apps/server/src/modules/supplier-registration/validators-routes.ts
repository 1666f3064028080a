import type { FastifyInstance } from 'fastify'
import {
  validateContactEmail,
  validateContactIdentification,
  validateSupplierNit,
} from '@enlace/contract/supplier-registration/company-calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findThirdParties } from '../suppliers/index.ts'
import { findIdentificationTypes } from '../catalogues/index.ts'
import { isContactEmailKnown } from './company-queries.ts'
import {
  judgeEmailForm,
  judgeIdentification,
  judgeKnownEmail,
  judgeKnownNit,
  judgeNitForm,
} from './company-rules.ts'

/** The server-side checks of single fields during a registration (spec 5, Server-side checks). */
export function validatorRoutes(app: FastifyInstance): void {
  serve(app, validateContactIdentification, async ({ db, scope, query }) =>
    judgeIdentification(query.idDocument, query.document.trim(), await findIdentificationTypes(db, scope)),
  )

  serve(app, validateSupplierNit, async ({ db, scope, query }) => {
    const number = query.documentId.trim()
    const form = judgeNitForm(number, query.documentIdVerify.trim())
    return form.error ? form : judgeKnownNit(await findThirdParties(db, scope, [number]))
  })

  serve(app, validateContactEmail, async ({ db, scope, query }) => {
    const email = query.emailContact.trim()
    const form = judgeEmailForm(email)
    if (form.error) return form
    const supplier = query.documentId?.trim() ?? null
    return judgeKnownEmail(await isContactEmailKnown(db, scope, email, supplier), supplier !== null)
  })
}
