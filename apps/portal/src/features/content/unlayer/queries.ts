import { getFilledTemplate } from '@enlace/contract/content/unlayer/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** A template of the company, filled for the selected account. */
export const filledTemplateQuery = (value: string) => callQuery(getFilledTemplate, { params: { value } })
