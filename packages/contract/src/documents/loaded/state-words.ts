import { statesOf, type StateOwner } from '@enlace/domain/states.ts'

/** The codes of all states of a kind of document. */
export const stateWords = (owner: StateOwner): readonly string[] => statesOf(owner).map(({ id }) => id)
