/** What can be done with a draft; each answers whether it was done, and tells by itself where it was not. */
export type DraftActs = {
  onSave: () => Promise<boolean>
  onPublish: () => Promise<boolean>
  onDiscard: () => Promise<boolean>
  onRollBack: (number: number, note: string) => Promise<boolean>
}
