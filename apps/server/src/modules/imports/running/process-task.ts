import type { StaffAddress } from '@enlace/database/pools.ts'
import type { ImportPart } from '@enlace/contract/imports/schemas.ts'
import type { ImportCheck, ImportProgress } from '@enlace/contract/imports/schemas.ts'
import type { ImportFaultCode } from '@enlace/importer/core/findings/import-fault.ts'
import type { Mapping } from '@enlace/importer/core/mapping/mapping.ts'
import type { TextForm } from '@enlace/importer/core/tables/read-csv.ts'
import type { Separator } from '@enlace/importer/core/text/separator.ts'
import type { Encoding } from '@enlace/importer/core/text/text-encoding.ts'
import type { SeenFile } from '@enlace/importer/inspect-file.ts'
import type { Outage } from '../../../core/http/problem-of.ts'

/** A file on disk for a process to read. */
export interface LaidFile {
  path: string
  name: string
}

/** A file with its reading plan. */
export interface PlannedFile extends LaidFile {
  part: ImportPart
  encoding: Encoding | null
  separator: Separator | null
  sheet: string | null
  headerLine: number | null
}

/** The task of the inspection process. */
export interface InspectTask {
  file: LaidFile
  form: TextForm
}

/** The task of the load process. */
export interface LoadTask {
  address: StaffAddress
  company: number
  batch: string
  actor: string
  mapping: Mapping
  files: PlannedFile[]
  isTrial: boolean
  confirmsClosing: boolean
}

interface Faulted {
  fault: ImportFaultCode
  values: Record<string, string>
}

/** The messages of the inspection process. */
export type InspectMessage = { seen: SeenFile } | Faulted

/** The messages of the load process. */
export type LoadMessage =
  | { progress: ImportProgress }
  | { report: ImportCheck }
  | { outage: Outage }
  | Faulted
