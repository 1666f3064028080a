import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { sourceNamePattern } from '../reading/source-name.ts'
import { SourceChanges, SourceChangesQuery } from './schemas.ts'

export const getSourceChanges = defineCall({
  purpose: 'What the last load of a source changed, by table and row by row.',
  method: 'GET',
  path: '/staff/import-sources/:source/changes',
  access: { actor: 'staff', area: 'data' },
  params: z.object({ source: z.string().check(z.maxLength(60), z.regex(sourceNamePattern)) }),
  query: SourceChangesQuery,
  answer: SourceChanges,
})
