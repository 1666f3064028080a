import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { PaperKind } from '@enlace/contract/supplier-registration/paper-kinds.ts'
import { useState } from 'react'
import { faultOfFile, fileLimits } from './file-check.ts'

/** The files of a form by the names of their fields, each with what is wrong with it. */
export type Attachments = {
  of: (field: string) => readonly File[]
  change: (field: string, files: File[], kinds: readonly PaperKind[]) => void
  faultOf: (file: File) => string | undefined
  /** What the server said of a field's files, until they are others. */
  errorOf: (field: string) => string | undefined
  all: () => { field: string; file: File }[]
  /** Whether one of them cannot be sent. */
  hasFaults: boolean
  clear: () => void
}

type Chosen = Readonly<Record<string, readonly File[]>>
type Refused = Readonly<Record<string, string>>

/** Keeps what was chosen while the form is filled in; a refusal takes nothing away. */
export function useAttachments(refused: Refused | undefined): Attachments {
  const [chosen, setChosen] = useState<Chosen>({})
  const [wrong, setWrong] = useState<ReadonlyMap<File, string>>(new Map())
  // What a refusal said of a field holds until its files are changed.
  const [answered, setAnswered] = useState<{ refused: Refused | undefined; fields: ReadonlySet<string> }>({
    refused,
    fields: new Set(),
  })
  const changed = answered.refused === refused ? answered.fields : new Set<string>()
  const all = () => Object.entries(chosen).flatMap(([field, files]) => files.map((file) => ({ field, file })))
  const beyond = new Map(
    all()
      .slice(fileLimits.count)
      .map(({ file }) => [file, tooMany(file)]),
  )
  const faultOf = (file: File) => wrong.get(file) ?? beyond.get(file)

  return {
    of: (field) => chosen[field] ?? [],
    faultOf,
    errorOf: (field) => (changed.has(field) ? undefined : refused?.[field]),
    all,
    hasFaults: all().some(({ file }) => faultOf(file) !== undefined),
    change(field, files, kinds) {
      setChosen((before) => ({ ...before, [field]: files }))
      setAnswered({ refused, fields: new Set([...changed, field]) })
      for (const file of files) {
        void faultOfFile(file, kinds).then((fault) => {
          if (fault !== undefined) setWrong((before) => new Map(before).set(file, fault))
        })
      }
    },
    clear: () => setChosen({}),
  }
}

function tooMany({ name }: File): string {
  return fill(fileFaultTexts.count, { count: fileLimits.count, name })
}
