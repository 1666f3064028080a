import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { identificationFault } from '@enlace/contract/core/person/identification.ts'
import { identificationTexts } from '@enlace/contract/core/person/identification-texts.ts'
import type { Validation } from '@enlace/contract/core/person/validation.ts'
import { validateUserEmail, validateUserIdentification } from '@enlace/contract/users/calls.ts'
import { userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { refuseIdentification } from '@enlace/domain/catalogue/identification-types.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import { findAllIdentificationTypes } from '../catalogues/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findSameUser } from './queries.ts'

const right: Validation = { error: false, title: '', message: '' }
const wrong = (title: string, message: string): Validation => ({ error: true, title, message })

/**
 * The server-side checks of single fields of a user (spec 5). They only reveal this supplier's users, not whether
 * somebody is known elsewhere.
 */
export function userValidatorRoutes(app: FastifyInstance): void {
  serve(app, validateUserEmail, async ({ db, scope, query }) => {
    const email = normaliseEmail(query.email)
    if (!isEmail(email)) return wrong(texts.validatorTitles.email, texts.faults.emailInvalid)
    const same = await findSameUser(db, scope, { email }, query.user)
    return same ? wrong(texts.validatorTitles.emailExists, texts.faults.emailExists) : right
  })

  serve(app, validateUserIdentification, async ({ db, scope, query }) => {
    const [tipo, numero] = [query.idDocument, query.document.trim()]
    const types = await findAllIdentificationTypes(db, scope)
    const reason = refuseIdentification(tipo, numero, types)
    if (reason) return wrong(identificationTexts.title, identificationFault(reason, tipo, types))
    const same = await findSameUser(db, scope, { tipo, numero }, query.user)
    if (!same) return right
    const nombre = same.nombre || same.correo
    return wrong(
      texts.validatorTitles.identificationExists,
      fill(texts.faults.identificationExists, { nombre }),
    )
  })
}
