import { fill } from '@enlace/contract/core/fill.ts'
import { personTexts } from '@enlace/contract/core/person/texts.ts'
import type { Profile } from '@enlace/contract/profile/schemas.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import type { RequiredDocuments } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { profileCompleteness, type ProfilePart } from '@enlace/domain/profile-completeness.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressCircle } from '@enlace/ui/progress-circle.tsx'
import type { ReactNode } from 'react'
import { progressWords } from '../../core/required-documents/words.ts'
import styles from './progress-panel.module.css'

const texts = profileTexts.progress
const { percent, figure, label } = requiredDocumentTexts.progress
const names: Readonly<Record<ProfilePart, string>> = {
  firstName: personTexts.firstName,
  lastName: personTexts.lastName,
  email: profileTexts.form.email,
  cityName: profileTexts.form.city,
  movil: personTexts.movil,
}

type ProgressPanelProps = {
  profile: Profile
  documents: RequiredDocuments['progreso'] | undefined
  documentsHref: string
}

/** How complete the person's data and the supplier's documents are, each as the specification's circle. */
export function ProgressPanel({ profile, documents, documentsHref }: ProgressPanelProps) {
  const { porcentaje, missing } = profileCompleteness(profile)
  const fields = missing.map((part) => names[part]).join(', ')
  return (
    <Panel title={texts.title}>
      <div className={styles.parts}>
        <Part title={texts.profile} label={texts.profileLabel} value={porcentaje}>
          <p>{missing.length === 0 ? texts.complete : fill(texts.missing, { fields })}</p>
        </Part>
        <Part
          title={texts.documents}
          label={label}
          value={documents?.porcentaje ?? 0}
          note={documents && fill(figure, { ...documents })}
        >
          <p>{documents ? progressWords(documents) : '\u00a0'}</p>
          <p>
            <Link href={documentsHref}>{texts.open}</Link>
          </p>
        </Part>
      </div>
    </Panel>
  )
}

type PartProps = {
  title: string
  label: string
  value: number
  note?: string | undefined
  children: ReactNode
}

function Part({ title, label: name, value, note, children }: PartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.circle}>
        <ProgressCircle label={name} percent={value}>
          <strong className={styles.figure}>{fill(percent, { n: value })}</strong>
          {note !== undefined && <Hint>{note}</Hint>}
        </ProgressCircle>
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
