import type { StaffAddress } from '@enlace/database/pools'
import type { ImportPart } from '@enlace/contract/imports/schemas'
import type { ImportCheck, ImportProgress } from '@enlace/contract/imports/schemas'
import type { ImportFaultCode } from '@enlace/importer/core/import-fault'
import type { Mapping } from '@enlace/importer/core/mapping'
import type { TextForm } from '@enlace/importer/core/read-csv'
import type { Separator } from '@enlace/importer/core/separator'
import type { Encoding } from '@enlace/importer/core/text-encoding'
import type { SeenFile } from '@enlace/importer/inspect-file'
import type { Outage } from '../../../core/http/problem-of.ts'

/** A file as it lies on the disk while a process reads it. */
export interface LaidFile {
  path: string
  name: string
}

/** A file with how it is to be read. */
export interface PlannedFile extends LaidFile {
  part: ImportPart
  encoding: Encoding | null
  separator: Separator | null
  sheet: string | null
  headerLine: number | null
}

/** What a process is asked to do. */
export type ProcessTask =
  | { do: 'inspect'; file: LaidFile; form: TextForm }
  | {
      do: 'load'
      address: StaffAddress
      company: number
      batch: string
      actor: string
      mapping: Mapping
      files: PlannedFile[]
      isTrial: boolean
      confirmsClosing: boolean
    }

/** What a process says. */
export type ProcessMessage =
  | { progress: ImportProgress }
  | { seen: SeenFile }
  | { report: ImportCheck }
  | { fault: ImportFaultCode; values: Record<string, string> }
  | { outage: Outage }
