/** Whose documents a list shows: "Viendo: …"; the branch, after the supplier's name where a person has several, is null until it is known. */
export type Viewing = { company: string; branch: string | null }
