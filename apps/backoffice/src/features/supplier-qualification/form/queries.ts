import {
  getEvaluationForm,
  publishEvaluationForm,
} from '@enlace/contract/supplier-qualification/form/calls.ts'
import type { NewForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/session/client.ts'

/** The form in use, or the proposed one. */
export const formQuery = () => ({ ...callQuery(getEvaluationForm), staleTime: 0 })

/** Publishes the next version over the one that was seen. @throws CallFailure */
export const sendForm = (version: number, formulario: NewForm) =>
  send(publishEvaluationForm, { body: { version, formulario } })
