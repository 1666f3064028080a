import type { StaffState } from '@enlace/contract/questions/desk/state-schemas.ts'
import type { TemplateBody } from '@enlace/contract/questions/desk/schemas.ts'

/** What can be done with a thread beside answering it. */
export type ThreadActs = {
  onAssign: (member: string | null) => void
  onTurn: (state: StaffState) => void
  onDownload: (file: string) => void
}

/** What can be done with templates; each answers whether it was done. */
export type TemplateActs = {
  save: (body: TemplateBody, known?: { id: string; version: number }) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}
