import { invoiceFiles } from '@enlace/contract/invoices/limits.ts'
import type { ReadFile } from '@enlace/contract/invoices/schemas.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useEffect, useState } from 'react'
import { canWait, untilWorthATry } from '../../../core/upload/patience.ts'
import { sizeFault } from '../../../core/invoices/file-words.ts'
import { forgetFiles, keepFiles, keptFiles } from '../../../core/invoices/kept-files.ts'
import { readFiles } from '../../../core/invoices/queries.ts'

const { count } = invoiceFiles

/** The files of the field: read as soon as they are chosen, kept on the device until they are read, and what was found in them. */
export function useIntake(onRead: () => void) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [results, setResults] = useState<readonly ReadFile[]>([])
  const [refused, setRefused] = useState<readonly File[]>([])
  const { isSending, progress, problem, run } = useSending()
  // A request takes so many; the next ones follow it.
  const next = files.filter((file) => sizeFault(file) === undefined).slice(0, count)

  const read = async (batch: readonly File[]) => {
    const isRead = await run(async (onProgress) => {
      const { archivos } = await readFiles(batch, onProgress)
      setResults((before) => [...archivos, ...before])
      forgetFiles(batch)
      setFiles((before) => before.filter((file) => !batch.includes(file)))
      onRead()
    })
    setRefused(isRead ? [] : batch)
  }

  useEffect(() => {
    const bringBack = async () => {
      const kept = await keptFiles()
      if (kept.length > 0) setFiles((before) => [...kept, ...before])
    }
    void bringBack()
  }, [])
  const isWaiting = problem !== null && canWait(problem) && next.length > 0
  // What was refused waits for the person, who may take a file out or choose others.
  const isDue = !isSending && next.length > 0 && !next.every((file) => refused.includes(file))
  useEffect(() => {
    if (isDue) void read(next)
    // What is next follows from the files.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isDue, files])
  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = new AbortController()
    const tryAgain = async () => {
      await untilWorthATry(stop.signal)
      if (!stop.signal.aborted) await read(next)
    }
    void tryAgain()
    return () => stop.abort()
    // As above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isWaiting, problem])

  return {
    files,
    choose(chosen: readonly File[]) {
      forgetFiles(files.filter((file) => !chosen.includes(file)))
      keepFiles(chosen.filter((file) => !files.includes(file) && sizeFault(file) === undefined))
      setFiles(chosen)
    },
    results,
    clear: () => setResults([]),
    faultOf: sizeFault,
    progressOf: (file: File) => (isSending && next.includes(file) ? progress : undefined),
    isWaiting,
    problem: isWaiting ? null : problem,
    retry: () => void read(next),
  }
}
