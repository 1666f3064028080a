import { isKindAsked } from '@enlace/contract/imports/doubt-schemas.ts'
import type { ImportLoad, ImportPlan } from '@enlace/contract/imports/schemas.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import type { PlanActs, PlannedFile } from '../actions.ts'
import { addSheet, drop, removeFile, savePlan, sendMore, startCheck, suggest } from '../queries.ts'

type Given = {
  id: string
  load: ImportLoad
  mayWrite: boolean
  renew: () => Promise<unknown>
  onDropped: () => void
}

/** How a load is to be done, as it stands in the form, with all that can be done with it. */
export function usePlan({ id, load, mayWrite, renew, onDropped }: Given): PlanActs & { isTyped: boolean } {
  const [plan, setPlan] = useState(() => planOf(load))
  const [isTyped, setTyped] = useState(false)
  const [seen, setSeen] = useState(load.version)
  const [isWarned, setWarned] = useState(false)
  // What came from elsewhere takes the form's place only where nothing is typed.
  if (load.version > seen && !isTyped) {
    setSeen(load.version)
    setPlan(planOf(load))
  }
  const { busy, run } = useAct()
  const edit = (next: (plan: ImportPlan) => ImportPlan) => {
    setPlan(next)
    setTyped(true)
  }
  const changeFile = (seq: number, changes: Partial<PlannedFile>) =>
    edit((now) => ({
      ...now,
      files: now.files.map((file) => (file.seq === seq ? { ...file, ...changes } : file)),
    }))
  /** What is typed is kept before anything else is done with the load; a name that is not written yet can wait. */
  const save = async () => {
    if (!isTyped) return seen
    // Who was told that somebody else changed it, and saves again, means it.
    const { version } = await savePlan(id, isWarned ? load.version : seen, plan).catch(
      async (thrown: unknown) => {
        if (failureOf(thrown).code === 'changed-meanwhile') {
          setWarned(true)
          await renew()
        }
        throw thrown
      },
    )
    setSeen(version)
    setWarned(false)
    setTyped(false)
    return version
  }
  const saveFirst = async () => {
    if (plan.source.trim().length >= 2) await save()
  }
  return {
    plan,
    rules: plan.rules ?? load.usualRules,
    busy,
    mayWrite,
    isTyped,
    change: (changes) => edit((now) => ({ ...now, ...changes })),
    changeFile,
    read(seq, told) {
      const file = plan.files.find((one) => one.seq === seq)
      if (!file) return
      void run(`read-${seq}`, async () => {
        const reading = told.reading ?? file.reading
        // Looking into a large file anew goes on elsewhere: what was typed is not lost by it.
        if (told.reading) await saveFirst()
        // What nobody has said is found anew: another sheet or separator has its header elsewhere.
        const place = { sheet: reading?.sheet ?? null, headerLine: reading?.headerLine ?? null }
        // A kind that is still asked is nobody's choice yet.
        const part = told.part ?? (isKindAsked(file.doubts) ? undefined : file.part)
        changeFile(seq, await suggest(id, { source: plan.source, seq, part, ...place, reading }))
        if (told.reading) await renew()
      })
    },
    add: (files) =>
      void run('add', async () => {
        await saveFirst()
        await sendMore(id, files).finally(renew)
      }),
    addSheet: (seq, sheet) =>
      void run(`sheet-${seq}-${sheet}`, async () => {
        await saveFirst()
        await addSheet(id, seq, sheet).finally(renew)
      }),
    remove: (seq) =>
      void run(`remove-${seq}`, async () => {
        await saveFirst()
        await removeFile(id, seq).finally(renew)
      }),
    check: () => void run('check', async () => startCheck(id, await save()).finally(renew)),
    drop: () =>
      run(
        'drop',
        async () => {
          await drop(id)
          onDropped()
        },
        texts.plan.dropped,
      ),
  }
}

const planOf = ({ source, picture, dueDays, rules, files }: ImportLoad): ImportPlan => ({
  source,
  picture,
  dueDays,
  rules,
  files: files.map(({ seq, part, sheet, headerLine, reading, rows, addsUp, fields, doubts }) => ({
    seq,
    part,
    sheet,
    headerLine,
    reading,
    ...(rows && { rows }),
    ...(addsUp && { addsUp }),
    fields,
    doubts,
  })),
})
