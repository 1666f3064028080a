import type { Medium } from '@enlace/contract/media/schemas.ts'
import { usualAddress } from '@enlace/contract/media/addresses.ts'
import { mediaLimits } from '@enlace/contract/media/limits.ts'
import { mediaPickerTexts as texts, mediaTexts } from '@enlace/contract/media/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import styles from './media-grid.module.css'

type AltQuestionProps = {
  medium: Medium
  onSave: (alt: string, isDecorative: boolean) => Promise<void>
  onCancel: () => void
}

/** Asks what a picture shows before it is used for the first time. */
export function AltQuestion({ medium, onSave, onCancel }: AltQuestionProps) {
  const [alt, setAlt] = useState('')
  const [isDecorative, setIsDecorative] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const deed = useAct()
  const handleUse = () => {
    const isMissing = alt.trim() === '' && !isDecorative
    setIsWrong(isMissing)
    if (!isMissing) void deed.run('save', () => onSave(isDecorative ? '' : alt.trim(), isDecorative))
  }
  return (
    <Stack>
      <h3>{texts.altTitle}</h3>
      <p>{texts.altIntro}</p>
      <img className={styles.large} src={usualAddress(medium)} alt="" />
      <TextInput
        label={texts.alt}
        value={alt}
        maxLength={mediaLimits.alt}
        disabled={isDecorative}
        error={isWrong ? mediaTexts.altMissing : undefined}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Checkbox
        label={texts.decorative}
        checked={isDecorative}
        onChange={({ currentTarget }) => setIsDecorative(currentTarget.checked)}
      />
      <DialogFooter
        cancel={texts.cancel}
        onCancel={onCancel}
        confirm={texts.use}
        isBusy={deed.busy !== undefined}
        onConfirm={handleUse}
      />
    </Stack>
  )
}
