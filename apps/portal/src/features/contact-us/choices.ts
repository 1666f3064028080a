/** A choice as a select shows it. */
export type Choice = { value: string; label: string }

/** What the form's three lists offer. */
export type ContactLists = { affairs: Choice[]; relatedTo: Choice[]; channels: Choice[] }
