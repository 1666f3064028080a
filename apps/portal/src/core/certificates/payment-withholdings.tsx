import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { paymentWithholdings, withholdingCertificate } from '@enlace/contract/certificates/calls.ts'
import {
  certificateScreenTexts,
  paymentWithholdingTexts as texts,
} from '@enlace/contract/certificates/screen-texts.ts'
import type { WithholdingLine } from '@enlace/contract/certificates/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { useState } from 'react'
import { Amount } from '@enlace/web/document/amount.tsx'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { showRate } from './shown.ts'
import styles from './payment-withholdings.module.css'

/** What was withheld of a payment, each of which can be certified by itself; nothing where nothing was. */
export function PaymentWithholdings({ id }: { id: string }) {
  const { data } = useQuery({
    ...callQuery(paymentWithholdings, { params: { id } }),
    staleTime: 0,
    meta: { isQuiet: true },
  })
  const [busy, setBusy] = useState<string>()
  const offline = useNeedsServer()
  if (!data || data.rows.length === 0) return null
  const handleDownload = async (line: string) => {
    if (busy !== undefined) return
    setBusy(line)
    try {
      await download(withholdingCertificate, { params: { id: line } })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Panel title={texts.title}>
      {data.descarga && <p className={styles.hint}>{texts.hint}</p>}
      <DataTable
        caption={texts.title}
        columns={[
          ...columns,
          ...(data.descarga
            ? [certificateColumn({ busy, offline, onDownload: (line) => void handleDownload(line) })]
            : []),
        ]}
        rows={data.rows}
        rowKey={(line) => line.id}
        texts={tableTexts}
      />
    </Panel>
  )
}

const columns: readonly Column<WithholdingLine>[] = [
  {
    id: 'documento',
    header: certificateScreenTexts.invoice,
    card: 'number',
    cell: ({ documento }) => documento,
  },
  { id: 'tipo', header: texts.kind, card: 'text', cell: ({ tipo }) => certificateTypeTexts[tipo].name },
  { id: 'concepto', header: certificateScreenTexts.concept, cell: ({ concepto }) => concepto },
  {
    id: 'base',
    header: certificateScreenTexts.base,
    align: 'end',
    cell: ({ base }) => <Amount value={base} moneda="COP" />,
  },
  {
    id: 'tarifa',
    header: certificateScreenTexts.rate,
    align: 'end',
    cell: ({ tipo, tarifa }) => showRate(tipo, tarifa),
  },
  {
    id: 'valor',
    header: certificateScreenTexts.value,
    align: 'end',
    card: 'amount',
    cell: ({ valor }) => <Amount value={valor} moneda="COP" isStrong />,
  },
]

type CertificateColumn = {
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  onDownload: (line: string) => void
}

const certificateColumn = ({ busy, offline, onDownload }: CertificateColumn): Column<WithholdingLine> => ({
  id: 'certificado',
  header: texts.certificate,
  align: 'end',
  card: 'text',
  cell: ({ id, tipo, documento }) => (
    <IconButton
      icon={downloadIcon}
      label={fill(texts.downloadOf, { tipo: certificateTypeTexts[tipo].name, documento })}
      aria-busy={busy === id || undefined}
      {...offline}
      onClick={() => onDownload(id)}
    />
  ),
})
