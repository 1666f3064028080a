import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { messageLimits } from '@enlace/contract/questions/limits.ts'
import { useState } from 'react'

const { count, bytes } = messageLimits.files

/** How the files that are taken begin, in hexadecimal: PDF, JPG, PNG, and XML behind spaces or a mark of its encoding. */
const beginning = /^(?:255044462d|ffd8ff|89504e470d0a1a0a|(?:efbbbf)?(?:20|09|0a|0d)*3c)/

/** The files of a message while it is written, each with what is wrong with it. */
export type MessageFiles = {
  files: readonly File[]
  change: (files: File[]) => void
  faultOf: (file: File) => string | undefined
  hasFaults: boolean
  clear: () => void
}

/** Keeps the files that were chosen; a refusal takes nothing away. */
export function useMessageFiles(): MessageFiles {
  const [files, setFiles] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<ReadonlyMap<File, string>>(new Map())
  const faultOf = (file: File) =>
    wrong.get(file) ??
    (files.indexOf(file) >= count ? fill(texts.count, { count, name: file.name }) : undefined)
  return {
    files,
    faultOf,
    hasFaults: files.some((file) => faultOf(file) !== undefined),
    change(next) {
      setFiles(next)
      for (const file of next) {
        void faultOfFile(file).then((fault) => {
          if (fault !== undefined) setWrong((before) => new Map(before).set(file, fault))
        })
      }
    },
    clear: () => setFiles([]),
  }
}

/** Why a file cannot be sent, told at once from its size and its first bytes; the server looks at all of them. */
async function faultOfFile(file: File): Promise<string | undefined> {
  const { name, size } = file
  if (size === 0) return fill(texts.empty, { name })
  if (size > bytes) return fill(texts.large, { name, megabytes: bytes / 1024 / 1024 })
  const start = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return beginning.test(hex) ? undefined : fill(texts.type, { name })
}
