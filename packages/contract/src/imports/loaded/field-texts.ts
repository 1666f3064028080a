import { loadedKinds } from './kinds.ts'

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(loadedKinds).flatMap((fields) =>
    Object.entries(fields).map(([name, { label }]) => [name, label]),
  ),
)

/** Returns the label of a field, the same in every kind; unknown names are returned unchanged. */
export const fieldName = (field: string): string => labels[field] ?? field
