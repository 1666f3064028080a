import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { ContentCode } from '../schemas.ts'
import { placeAccess } from '../menu/access.ts'
import { FilledTemplate } from './schemas.ts'

/** A template of the company's menu, filled with the supplier's data that the current scope may see. */
export const getFilledTemplate = defineCall({
  purpose: 'A template filled with the supplier’s own data, sanitised after filling (spec 2, Dynamic menu).',
  method: 'GET',
  path: '/unlayer/:value',
  access: placeAccess.templates,
  params: z.object({ value: ContentCode }),
  answer: FilledTemplate,
})
