import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificatePreview } from '@enlace/contract/certificates/schemas.ts'
import { certificateStateTexts as stateTexts } from '@enlace/contract/certificates/texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { addressLine } from '@enlace/domain/postal-address.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useId, useMemo, useState } from 'react'
import type { DocumentHrefs } from './line-columns.tsx'
import { rowColumns, rowKeyOf } from './row-columns.tsx'
import { certificateName } from '../../../core/certificates/shown.ts'
import styles from '../view.module.css'

/** Comes when a row is opened. */
const RowLines = lazyPart(async () => (await import('./row-lines.tsx')).RowLines)

type PreviewProps = DocumentHrefs & {
  preview: CertificatePreview
  /** Another one is on its way. */
  isStale: boolean
  /** What is being handed out. */
  busy: string | undefined
  /** Turns off what needs the server while there is none. */
  offline: { disabled?: true; title?: string }
  verifyHref: (code: string) => string
  onFile: (kind: 'pdf' | 'xlsx') => void
}

/** A certificate before it is a paper: whose it is, its rows with what is behind each, its totals, and its files. */
export function Preview(props: PreviewProps) {
  const { preview, isStale, invoiceHref, paymentHref } = props
  const { tipo, rows, totals } = preview
  const [open, setOpen] = useState<string>()
  const panelId = useId()
  const columns = useMemo(() => rowColumns(tipo, { open, panelId, onOpen: setOpen }), [tipo, open, panelId])
  const opened = rows.find((row) => rowKeyOf(row) === open)
  return (
    <Panel title={texts.preview} actions={<Files {...props} />}>
      <div className={isStale ? styles.stale : undefined} aria-busy={isStale || undefined}>
        <Stack>
          <Parties preview={preview} />
          <DataTable
            caption={certificateName(preview)}
            columns={columns}
            rows={rows}
            rowKey={rowKeyOf}
            totals={[totals]}
            totalLabel={() => texts.total}
            texts={tableTexts}
          />
          {opened && (
            <Suspense fallback={<Skeleton lines={6} />}>
              <RowLines
                key={open}
                id={panelId}
                tipo={tipo}
                row={opened}
                onClose={() => setOpen(undefined)}
                {...{ invoiceHref, paymentHref }}
              />
            </Suspense>
          )}
          <p className={styles.words}>{fill(texts.words, { letras: preview.en_letras })}</p>
          <Standing {...props} />
        </Stack>
      </div>
    </Panel>
  )
}

function Files({ preview, busy, offline, onFile }: PreviewProps) {
  // What was revoked and did not change since is not handed out; nor is anything where the company does not.
  if (!preview.descarga || preview.anulado !== null) return null
  return (
    <Actions>
      <Button icon={downloadIcon} isBusy={busy === 'xlsx'} {...offline} onClick={() => onFile('xlsx')}>
        {texts.xlsx}
      </Button>
      <Button
        variant="primary"
        icon={downloadIcon}
        isBusy={busy === 'pdf'}
        {...offline}
        onClick={() => onFile('pdf')}
      >
        {texts.pdf}
      </Button>
    </Actions>
  )
}

/** Who withheld, from whom, and where. */
function Parties({ preview }: { preview: CertificatePreview }) {
  const { tipo, retenedor, retenido, sucursales, ciudades } = preview
  return (
    <div className={styles.parties}>
      <Party title={texts.agent} {...retenedor} />
      <Party title={texts.withheldFrom} {...retenido} />
      <div className={styles.party}>
        <h3>{tipo === 'ica' ? texts.practised : texts.consigned}</h3>
        <p>{ciudades.join(', ')}</p>
      </div>
      {sucursales.length > 0 && (
        <div className={styles.party}>
          <h3>{texts.branches}</h3>
          <p>{sucursales.join(', ')}</p>
        </div>
      )}
    </div>
  )
}

function Party({
  title,
  nombre,
  nit,
  direccion,
  ciudad,
}: CertificatePreview['retenedor'] & { title: string }) {
  return (
    <div className={styles.party}>
      <h3>{title}</h3>
      <p className={styles.name}>{nombre}</p>
      <p>{fill(texts.nit, { nit })}</p>
      <p>{addressLine(direccion, ciudad)}</p>
    </div>
  )
}

/** Which version stands, whether what it says changed since, or why it was revoked. */
function Standing({ preview, verifyHref }: PreviewProps) {
  const { issued, changed, anulado, descarga } = preview
  const revoked = anulado !== null && <p role="note">{fill(texts.revoked, { motivo: anulado })}</p>
  if (issued === null) return <>{revoked || (descarga && <p className={styles.note}>{texts.notIssued}</p>)}</>
  return (
    <>
      <p className={styles.note}>
        {fill(texts.issuedAs, {
          numero: issued.numero,
          version: issued.version,
          fecha: formatInstant(new Date(issued.issued_at)),
        })}
        {' · '}
        <Link href={verifyHref(issued.codigo)}>{texts.verifyThis}</Link>
      </p>
      {revoked}
      {changed && <p role="note">{stateTexts.changed}</p>}
    </>
  )
}
