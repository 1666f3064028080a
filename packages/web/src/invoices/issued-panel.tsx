import { fill } from '@enlace/contract/core/fill.ts'
import { issuedTexts as texts } from '@enlace/contract/invoices/issued/texts.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { invoiceTrailTexts } from '@enlace/contract/invoices/screen-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { showDay } from '../document/shown.ts'

type IssuedPanelProps = {
  invoice: Pick<InvoiceDetail, 'soportes' | 'archivos'>
  onDownload: (file: string) => void
  /** What can be done about it. */
  children?: ReactNode
}

/** The documento soporte that the company issued for a cuenta de cobro, with its adjustment notes and their files. */
export function IssuedPanel({ invoice: { soportes, archivos }, onDownload, children }: IssuedPanelProps) {
  const filesOf = (numero: string) =>
    archivos.filter(({ clase, anexo }) => clase === 'soporte' && anexo === numero)
  return (
    <Panel title={texts.title}>
      <Stack>
        {soportes.length === 0 && <p>{texts.expected}</p>}
        {soportes.map(({ tipo, numero, fecha, cuds }) => (
          <Stack key={cuds} gap="small">
            <DefinitionList
              items={[
                { label: texts.types[tipo], value: numero },
                { label: texts.date, value: showDay(fecha) },
                { label: texts.cuds, value: cuds, isText: true },
              ]}
            />
            {filesOf(numero).map(({ id, nombre }) => (
              <div key={id}>
                <Button icon={downloadIcon} onClick={() => onDownload(id)}>
                  {fill(invoiceTrailTexts.download, { nombre })}
                </Button>
              </div>
            ))}
          </Stack>
        ))}
        {children}
      </Stack>
    </Panel>
  )
}
