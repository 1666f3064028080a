import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type {
  askUndoImport,
  getImport,
  listImportFindings,
  listImports,
} from '@enlace/contract/imports/calls.ts'
import type {
  ImportFinding,
  ImportPlan,
  ImportReading,
  ImportRules,
} from '@enlace/contract/imports/schemas.ts'

/** What the findings of a load are narrowed to. */
export type FindingSearch = { page: number; severity?: ImportFinding['severity']; reason?: string }

export type History = AnswerOf<typeof listImports>
export type FoundImport = AnswerOf<typeof getImport>
export type FoundFindings = AnswerOf<typeof listImportFindings>
export type UndoAnswer = AnswerOf<typeof askUndoImport>
export type Targets = FoundImport['targets']

/** One file of a plan as it stands in the form. */
export type PlannedFile = ImportPlan['files'][number]

/** What can be done with a load that is prepared. */
export type PlanActs = {
  plan: ImportPlan
  /** What the codes of receipts mean, as the plan says or else the source's mapping. */
  rules: ImportRules
  busy: string | undefined
  mayWrite: boolean
  change: (changes: Partial<Omit<ImportPlan, 'files'>>) => void
  changeFile: (seq: number, changes: Partial<PlannedFile>) => void
  /** Asks which columns fit once the kind of a file is another, or how it is read. */
  read: (seq: number, told: { part?: PlannedFile['part']; reading?: ImportReading }) => void
  add: (files: readonly File[]) => void
  /** Reads another sheet of a file's workbook, too. */
  addSheet: (seq: number, sheet: string) => void
  remove: (seq: number) => void
  check: () => void
  drop: () => Promise<boolean>
}
