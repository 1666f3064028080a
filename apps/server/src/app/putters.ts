import type { PlannedKind } from '@enlace/contract/core/versions/schemas'
import { contentPutters } from '../modules/content/publish-commands.ts'
import { draftPutters } from '../modules/content/drafts/publish-commands.ts'
import type { Putter } from '../modules/content/versions/putter.ts'

/** How a version of each kind comes before the public by itself, as it does by hand. */
export const putters: Readonly<Record<PlannedKind, Putter>> = { ...contentPutters, ...draftPutters }
