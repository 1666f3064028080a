import type { Plan } from '../versions/publish-dialogs.tsx'

/** What can be done with a draft; each answers whether it was done, and tells by itself where it was not. */
export type DraftActs = {
  onSave: () => Promise<boolean>
  onPublish: (note: string) => Promise<boolean>
  onSchedule: (plan: Plan) => Promise<boolean>
  onUnschedule: () => Promise<boolean>
  onDiscard: () => Promise<boolean>
  /** After somebody else was first: saves over what is there now, or takes it in the place of what was typed. */
  onKeepMine: () => Promise<boolean>
  onTakeTheirs: () => void
  onRollBack: (number: number, note: string) => Promise<boolean>
}
