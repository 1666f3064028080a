/** Files as parts of a body beside its fields. */
export function partsOf(files: readonly File[]): Readonly<Record<string, File>> {
  return Object.fromEntries(files.map((file, at) => [`archivo${at + 1}`, file]))
}
