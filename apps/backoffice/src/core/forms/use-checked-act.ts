import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import { type FieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'

/** Acts of a form that are done if its fields are right; what is wrong, here or at the server, is shown at its field. */
export function useCheckedAct() {
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  return {
    busy,
    faults,
    /** Does the work unless a field is wrong; `found` is what the form itself finds. */
    act(name: string, found: FieldFaults, work: () => Promise<unknown>): void {
      setFaults(found)
      if (Object.keys(found).length > 0) return
      void run(name, async () => {
        try {
          await work()
        } catch (thrown) {
          setFaults(refusedFields(failureOf(thrown)))
          throw thrown
        }
      })
    },
  }
}
