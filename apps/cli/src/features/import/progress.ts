import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import type { Progress } from '@enlace/importer/core/findings/progress.ts'

/** Where progress is shown: a terminal whose last line can be written again, or plain lines. */
export interface ProgressOutput {
  isTerminal: boolean
  /** Writes without a line break. */
  write(text: string): void
  print(line: string): void
}

const texts = importTexts.report
const kinds: Readonly<Record<string, string>> = importTexts.kinds
const clearLine = '\r\u001b[2K'

/** Shows a load's progress: on a terminal one line that counts, elsewhere one line for each file and kind. */
export function showProgress({ isTerminal, write, print }: ProgressOutput): (progress: Progress) => void {
  return (progress) => {
    // What is on its way is told once it is there.
    if (progress.step === 'writing') return
    if (progress.step === 'written') {
      const { kind, counts } = progress
      const line = fill(texts.written, { kind: kinds[kind] ?? kind, ...counted({ ...counts }) })
      print(isTerminal ? `${clearLine}${line}` : line)
      return
    }
    const { file, count, total } = progress
    const line = fill(texts.reading, { file, ...counted({ count, total }) })
    if (count === total) print(isTerminal ? `${clearLine}${line}` : line)
    else if (isTerminal) write(`${clearLine}${line}`)
  }
}

/** Numbers as Colombians read them, `21.473`. */
export function counted(numbers: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, number.toLocaleString('es-CO')]),
  )
}
