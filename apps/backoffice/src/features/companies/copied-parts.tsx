import { fill } from '@enlace/contract/core/fill.ts'
import { type CopyPart, copyParts } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import styles from './view.module.css'

const texts = companiesTexts.create

type CopiedPartsProps = {
  source: string
  parts: readonly CopyPart[]
  error: string | undefined
  onChange: (parts: CopyPart[]) => void
}

/** Which parts of another company's set-up a new one begins with, and what it never gets. */
export function CopiedParts({ source, parts, error, onChange }: CopiedPartsProps) {
  return (
    <fieldset className={styles.parts}>
      <legend>{texts.parts}</legend>
      {copyParts.map((part, place) => (
        <Checkbox
          key={part}
          label={texts.partNames[part]}
          checked={parts.includes(part)}
          error={place === copyParts.length - 1 ? error : undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(copyParts.filter((one) => (one === part ? checked : parts.includes(one))))
          }
        />
      ))}
      <p className={styles.hint}>
        {texts.never} {fill(texts.review, { company: source })}
      </p>
    </fieldset>
  )
}
