import { fill } from '@enlace/contract/core/fill.ts'
import type { ContentVersion } from '@enlace/contract/content/versions/schemas.ts'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { useEffect, useState } from 'react'
import { type ComparedField, Comparison } from './comparison.tsx'

type CompareDialogProps = {
  versions: readonly ContentVersion[]
  start: { from: number; to: number }
  onCompare: (from: number, to: number) => Promise<readonly ComparedField[]>
  onClose: () => void
}

/** Two versions of one thing, whichever somebody chooses, with what changed from one to the other. */
export function CompareDialog({ versions, start, onCompare, onClose }: CompareDialogProps) {
  const [{ from, to }, setPair] = useState(start)
  const [tries, setTries] = useState(0)
  const found = useCompared(onCompare, from, to, tries)
  const options = versions.map(({ number, state }) => ({
    value: String(number),
    label: `${fill(texts.version, { number })} · ${texts.states[state]}`,
  }))
  return (
    <Dialog isOpen isWide title={texts.compareTitle} closeLabel={texts.close} onClose={onClose}>
      <Stack>
        <FieldRow>
          <Select
            label={texts.compareFrom}
            options={options}
            value={String(from)}
            onChange={({ currentTarget }) => setPair({ from: Number(currentTarget.value), to })}
          />
          <Select
            label={texts.compareTo}
            options={options}
            value={String(to)}
            onChange={({ currentTarget }) => setPair({ from, to: Number(currentTarget.value) })}
          />
        </FieldRow>
        <div aria-live="polite">
          {found === undefined && <Skeleton lines={4} />}
          {found === 'failed' && (
            <Stack>
              <p>{texts.compareFailed}</p>
              <Button onClick={() => setTries(tries + 1)}>{texts.compareRetry}</Button>
            </Stack>
          )}
          {Array.isArray(found) && <Comparison fields={found} />}
        </div>
      </Stack>
    </Dialog>
  )
}

/** What two versions say, once it is here; undefined while it is on its way. */
function useCompared(
  onCompare: CompareDialogProps['onCompare'],
  from: number,
  to: number,
  tries: number,
): readonly ComparedField[] | 'failed' | undefined {
  const key = `${from} ${to} ${tries}`
  const [found, setFound] = useState<{ key: string; fields: readonly ComparedField[] | 'failed' }>()
  useEffect(() => {
    let isWanted = true
    onCompare(from, to).then(
      (fields) => isWanted && setFound({ key, fields }),
      () => isWanted && setFound({ key, fields: 'failed' }),
    )
    return () => {
      isWanted = false
    }
    // The act is another function at each drawing; what is asked for is told by the key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key])
  return found?.key === key ? found.fields : undefined
}
