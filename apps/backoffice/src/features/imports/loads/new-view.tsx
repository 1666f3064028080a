import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { accountLoadTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  importFileBytes,
  type ImportPart,
  type ImportTemplateFormat,
} from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TemplatePanel } from './template-panel.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'

const texts = importsTexts.begin

/** The endings of the names of files that a load takes. */
export const takenEndings =
  '.csv,.txt,.tsv,.tab,.psv,.prn,.dat,.asc,.xlsx,.xlsm,.xls,.ods,.xml,.html,.htm,.ndjson,.jsonl,.json,.zip,.gz,.br'

/** The words of the field that takes files. */
export const fileInputTexts = {
  choose: texts.choose,
  drop: texts.drop,
  chosen: texts.chosen,
  remove: (name: string) => fill(texts.remove, { name }),
  sending: (name: string) => fill(texts.sending, { name }),
  size: fileSizeText,
}

/** Why a file cannot be sent, told before it is. */
export function faultOfFile({ name, size }: File): string | undefined {
  const isTaken = takenEndings.split(',').some((ending) => name.toLowerCase().endsWith(ending))
  if (!isTaken) return texts.wrongKind
  return size > importFileBytes ? texts.tooLarge : undefined
}

type NewImportViewProps = {
  files: readonly File[]
  /** How much has been sent, from 0 to 1, while it is. */
  sent: number | undefined
  mayWrite: boolean
  faults: { message: string; fields: Readonly<Record<string, string>> } | undefined
  listHref: string
  /** Where bank accounts are loaded; undefined for those who may not. */
  bankHref: string | undefined
  onChange: (files: File[]) => void
  onSubmit: () => void
  onTemplate: (part: ImportPart, format: ImportTemplateFormat) => void
}

/** Chooses the files of a load. */
export function NewImportView(props: NewImportViewProps) {
  const { files, sent, mayWrite, faults, listHref, bankHref, onChange, onSubmit, onTemplate } = props
  const refused = Object.values(faults?.fields ?? {})
  const isWrong = files.some((file) => faultOfFile(file) !== undefined)
  return (
    <Stack gap="large">
      <Breadcrumb
        label={importsTexts.title}
        items={[{ label: importsTexts.title, href: listHref }, { label: texts.title }]}
      />
      <PageHeading title={texts.title} description={texts.intro} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <FileInput
        label={texts.files}
        hint={texts.hint}
        isRequired
        isMultiple
        disabled={!mayWrite || sent !== undefined}
        accept={takenEndings}
        files={files}
        faultOf={faultOfFile}
        error={faults && [faults.message, ...refused].join(' ')}
        texts={fileInputTexts}
        onChange={onChange}
      />
      {sent !== undefined && (
        <div aria-live="polite">
          {sent < 1 ? (
            <ProgressBar label={texts.sendingAll} value={sent} max={1} />
          ) : (
            <ProgressBar label={texts.looking} />
          )}
        </div>
      )}
      <div>
        <Button
          variant="primary"
          isBusy={sent !== undefined}
          disabled={!mayWrite || isWrong}
          onClick={onSubmit}
        >
          {texts.submit}
        </Button>
      </div>
      <TemplatePanel onTemplate={onTemplate} />
      {bankHref !== undefined && (
        <p>
          {accountLoadTexts.elsewhere} <Link href={bankHref}>{accountLoadTexts.title}</Link>
        </p>
      )}
    </Stack>
  )
}
