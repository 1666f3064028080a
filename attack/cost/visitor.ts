import type { Asker } from '@enlace/server/core/turns/fair-turns.ts'

/** Somebody whose files are looked into. */
export const visitor: Asker = { company: 1, party: 'cost' }
