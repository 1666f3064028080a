import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankChangeLimits } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { useState } from 'react'

/** How what banks issue begins, in hexadecimal: PDF, JPG, PNG. */
const beginning = /^(?:255044462d|ffd8ff|89504e470d0a1a0a)/

/** The bank's certificate while the form is filled in, with what is wrong with it. */
export type Certificate = {
  file: File | undefined
  fault: string | undefined
  choose: (file: File | undefined) => void
}

/** Keeps the file that was chosen; a refusal takes it not away. */
export function useCertificate(): Certificate {
  const [chosen, setChosen] = useState<{ file?: File; fault?: string }>({})
  return {
    file: chosen.file,
    fault: chosen.fault,
    choose(file) {
      setChosen(file ? { file } : {})
      if (!file) return
      void faultOf(file).then((fault) => {
        if (fault !== undefined) setChosen((now) => (now.file === file ? { file, fault } : now))
      })
    },
  }
}

/** Told at once from its size and its first bytes; the server looks at all of them. */
async function faultOf(file: File): Promise<string | undefined> {
  const { name, size } = file
  if (size === 0) return fill(fileFaultTexts.empty, { name })
  if (size > bankChangeLimits.bytes)
    return fill(fileFaultTexts.large, { name, megabytes: bankChangeLimits.bytes / 1024 / 1024 })
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return beginning.test(hex) ? undefined : fill(texts.faults.fileType, { name })
}
