import {
  accountColumnNames,
  type AccountColumn,
  type AccountLoad,
  accountLoadLimits,
  type AccountPlaces,
} from '@enlace/contract/bank-accounts/load/schemas.ts'
import { accountColumns, accountLoadTexts as texts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { messageFileTexts } from '@enlace/contract/questions/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { showCount } from '@enlace/web/document/shown.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { BankSections } from '../sections.tsx'
import styles from './load.module.css'
import { ResultPanel } from './result-panel.tsx'

const fileWords = {
  ...messageFileTexts,
  choose: texts.choose,
  remove: (name: string) => fill(messageFileTexts.remove, { name }),
  sending: (name: string) => fill(messageFileTexts.sending, { name }),
  size: fileSizeText,
}

type LoadViewProps = Pick<Sending, 'isSending' | 'problem'> & {
  file: File | undefined
  places: AccountPlaces
  found: { load: AccountLoad; isLoaded: boolean } | undefined
  onFile: (file: File | undefined) => void
  onPlace: (name: AccountColumn, place: string) => void
  onCheck: () => void
  onLoad: () => Promise<boolean>
  onTemplate: () => void
}

/** Chooses the file, says which column is what, and shows what becomes of each row before and after it is loaded. */
export function LoadView(props: LoadViewProps) {
  const { file, found, isSending, problem, onFile, onTemplate } = props
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<BankSections current="load" />}
        actions={<Button onClick={onTemplate}>{texts.template}</Button>}
      />
      <FileInput
        label={texts.file}
        hint={fill(texts.fileHint, {
          megas: accountLoadLimits.bytes / 1024 / 1024,
          filas: showCount(accountLoadLimits.rows),
        })}
        isRequired
        disabled={isSending}
        accept=".xlsx,.xls,.ods,.csv,.txt"
        files={file ? [file] : []}
        error={problem ? (problem.fields['archivo'] ?? problem.message) : undefined}
        texts={fileWords}
        onChange={([chosen]) => onFile(chosen)}
      />
      {found && <ColumnsPanel {...props} load={found.load} />}
      {found && found.load.faltan.length === 0 && (
        <ResultPanel {...found} isSending={isSending} onLoad={props.onLoad} />
      )}
    </Stack>
  )
}

function ColumnsPanel({ load, places, isSending, onPlace, onCheck }: LoadViewProps & { load: AccountLoad }) {
  const options = load.columnas.map((name, at) => ({ value: String(at), label: name || `${at + 1}` }))
  return (
    <Panel title={texts.columnsTitle}>
      <Stack gap="regular">
        <p>{texts.columnsHint}</p>
        {load.faltan.length > 0 && (
          <Banner kind="warning">
            {fill(texts.columnMissing, { campo: load.faltan.map((name) => accountColumns[name]).join(', ') })}
          </Banner>
        )}
        <div className={styles.columns}>
          {accountColumnNames.map((name) => (
            <Select
              key={name}
              label={accountColumns[name]}
              isRequired
              placeholder={texts.noColumn}
              value={places[name]}
              options={options}
              onChange={({ currentTarget }) => onPlace(name, currentTarget.value)}
            />
          ))}
        </div>
        <Row>
          <Button isBusy={isSending} onClick={onCheck}>
            {texts.again}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
