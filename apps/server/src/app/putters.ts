import type { PlannedKind } from '@enlace/contract/content/versions/schemas.ts'
import { contentPutters, draftPutters, type Putter } from '../modules/content/index.ts'

/** How a scheduled version of each kind is published, as by hand. */
export const putters: Readonly<Record<PlannedKind, Putter>> = { ...contentPutters, ...draftPutters }
