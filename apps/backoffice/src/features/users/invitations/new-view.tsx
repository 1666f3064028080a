import { fill } from '@enlace/contract/core/fill.ts'
import { invitationLimits } from '@enlace/contract/users/invitations/schemas.ts'
import { invitationsTexts, newInvitationsTexts as texts } from '@enlace/contract/users/invitations/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './invitations.module.css'

const endings = '.csv,.txt,.tsv,.xlsx'

const inputTexts = {
  choose: texts.choose,
  drop: texts.drop,
  chosen: texts.chosen,
  remove: (name: string) => fill(texts.remove, { name }),
  sending: (name: string) => fill(texts.sending, { name }),
  size: fileSizeText,
}

/** Why a file cannot be sent, told before it is. */
function faultOf({ name, size }: File): string | undefined {
  if (!endings.split(',').some((ending) => name.toLowerCase().endsWith(ending))) return texts.wrongKind
  return size > invitationLimits.bytes ? texts.tooLarge : undefined
}

type NewInvitationsViewProps = {
  file: File | undefined
  /** How much has been sent, from 0 to 1, while it is. */
  sent: number | undefined
  fault: string | undefined
  listHref: string
  onChange: (file: File | undefined) => void
  onSubmit: () => void
}

/** Chooses the file of many invitations, with what it has to look like. */
export function NewInvitationsView(props: NewInvitationsViewProps) {
  const { file, sent, fault, listHref, onChange, onSubmit } = props
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.back}
        items={[{ label: invitationsTexts.title, href: listHref }, { label: texts.title }]}
      />
      <PageHeading
        title={texts.title}
        description={fill(texts.intro, { n: showCount(invitationLimits.lines) })}
      />
      <div>
        <Quiet>{texts.example}</Quiet>
        <pre className={styles.example}>{texts.exampleRows}</pre>
      </div>
      <FileInput
        label={texts.files}
        hint={texts.hint}
        isRequired
        disabled={sent !== undefined}
        accept={endings}
        files={file ? [file] : []}
        faultOf={faultOf}
        error={fault}
        texts={inputTexts}
        onChange={(files) => onChange(files.at(-1))}
      />
      {sent !== undefined && <ProgressBar label={texts.submit} value={sent} max={1} />}
      <div>
        <Button
          variant="primary"
          isBusy={sent !== undefined}
          disabled={file !== undefined && faultOf(file) !== undefined}
          onClick={onSubmit}
        >
          {texts.submit}
        </Button>
      </div>
    </Stack>
  )
}
