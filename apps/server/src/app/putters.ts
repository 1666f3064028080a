import type { PlannedKind } from '@enlace/contract/core/versions/schemas'
import { contentPutters } from '../core/content/publish-commands.ts'
import { draftPutters } from '../core/drafts/publish-commands.ts'
import type { Putter } from '../core/versions/putter.ts'

/** How a version of each kind comes before the public by itself, as it does by hand. */
export const putters: Readonly<Record<PlannedKind, Putter>> = { ...contentPutters, ...draftPutters }
