import { loadedKinds } from './loaded/kinds.ts'

/** What each field that a file may bring is called, in words. A field of one name is called the same in every kind. */
export const importFieldTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(loadedKinds).flatMap((fields) =>
    Object.entries(fields).map(([name, { label }]) => [name, label]),
  ),
)
