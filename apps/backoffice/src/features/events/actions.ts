import type { DeskAttendee, DeskEventFile } from '@enlace/contract/events/desk/schemas.ts'

/** What can be done with an event; each answers whether it was done. */
export type EventActions = {
  save: (isDraft: boolean) => Promise<boolean>
  cancel: (motivo: string) => Promise<boolean>
}

/** The people of an event, and what can be done with them. */
export type PeopleActions = {
  people: readonly DeskAttendee[] | undefined
  isBusy: boolean
  mark: (person: DeskAttendee, came: boolean | null) => void
  seat: (person: DeskAttendee) => Promise<boolean>
  release: (person: DeskAttendee) => Promise<boolean>
  take: (format: 'xlsx' | 'csv') => void
}

/** The papers of an event, and what can be done with them. */
export type FileActions = {
  files: readonly DeskEventFile[]
  isBusy: boolean
  add: (file: File, onProgress: (sent: number) => void) => Promise<unknown>
  remove: (file: DeskEventFile) => Promise<boolean>
}
