import type { PlannedKind } from '@enlace/contract/content/versions/schemas.ts'
import { contentPutters, draftPutters, type Putter } from '../modules/content/index.ts'

/** How a version of each kind comes before the public by itself, as it does by hand. */
export const putters: Readonly<Record<PlannedKind, Putter>> = { ...contentPutters, ...draftPutters }
