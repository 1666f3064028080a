import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'

/** The values of a dialog: checked by the contract's rules, sent, and kept with the faults where they are refused. */
export function useWritten<Values>(
  schema: z.ZodMiniType,
  start: Values,
  onSend: (values: Values) => Promise<void>,
) {
  const [values, setValues] = useState(start)
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  return {
    values,
    faults,
    isBusy: busy !== undefined,
    change: (changed: Partial<Values>) => setValues({ ...values, ...changed }),
    submit() {
      const found = fieldFaults(schema, values)
      setFaults(found)
      if (Object.keys(found).length > 0) return
      void run('send', async () => {
        try {
          await onSend(values)
        } catch (thrown) {
          setFaults(refusedFields(failureOf(thrown)))
          throw thrown
        }
      })
    },
  }
}
