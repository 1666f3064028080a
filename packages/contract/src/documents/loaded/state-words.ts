import { statesOf, type StateOwner } from '@enlace/domain/states.ts'

/** Returns the codes of all states of a document kind. */
export const stateWords = (owner: StateOwner): readonly string[] => statesOf(owner).map(({ id }) => id)
