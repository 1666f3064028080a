import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { SupplierId } from '../../core/values.ts'
import { DuplicatePair, MergeLine, MergePreview } from './schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const
const params = z.object({ id: SupplierId, other: SupplierId })

export const listDuplicates = defineCall({
  purpose: 'Pairs of third parties that may be the same one, by NIT or by name.',
  method: 'GET',
  path: '/staff/suppliers/duplicates',
  access,
  answer: z.object({ pairs: z.array(DuplicatePair) }),
})

/** Previews merging the other third party into this one. */
export const previewMerge = defineCall({
  purpose: 'Two third parties side by side, and what a merge would move from the second to the first.',
  method: 'GET',
  path: '/staff/suppliers/:id/merge/:other',
  access,
  params,
  answer: MergePreview,
})

/** Merges the other third party into this one, which cannot be undone. */
export const mergeSuppliers = defineCall({
  purpose: 'Makes two third parties one: what belongs to the second is the first one’s from now on.',
  method: 'POST',
  path: '/staff/suppliers/:id/merge/:other',
  access,
  stepUp: true,
  params,
  answer: z.object({ moved: z.array(MergeLine), stayed: z.array(MergeLine) }),
})
