import { loadedKinds } from './kinds.ts'

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(loadedKinds).flatMap((fields) =>
    Object.entries(fields).map(([name, { label }]) => [name, label]),
  ),
)

/** What a field that a file may bring is called, the same in every kind; a name that is no field's is returned as it is. */
export const fieldName = (field: string): string => labels[field] ?? field
