import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { pdfButtonTexts } from '@enlace/contract/papers/texts.ts'
import { getCompanyContractPdf } from '@enlace/contract/supplier-contracts/company/calls.ts'
import type { CompanyContractDetail } from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import type { Decision } from '../../../core/desk/decision-form.tsx'
import { DeskHistory } from '../../../core/desk/desk-history.tsx'
import { DeskPage } from '../../../core/desk/desk-page.tsx'
import { DocumentThreads } from '../../../core/documents/document-threads.tsx'
import { SeenPanel } from '../../../core/documents/seen-panel.tsx'
import type { ContractActs } from './actions.ts'
import { FilesPanel } from './files-panel.tsx'
import { historySteps } from './history-steps.ts'
import { additionColumns, recordColumns, riskColumns } from './part-columns.tsx'

type CompanyContractViewProps = ContractActs & {
  contract: CompanyContractDetail
  mayWrite: boolean
  links: { list: string; policy: (id: string) => string }
}

const words = ['supervisor', 'interventor', 'forma_pago'] as const

/** A contract: what it says, the policies that it asks for, and its files. */
export function CompanyContractView(props: CompanyContractViewProps) {
  const { contract, mayWrite, links } = props
  const [isCompleting, setIsCompleting] = useState(false)
  const { contrato, estado, moneda, polizas, otrosies, actas } = contract
  const isAllTold = words.every((name) => !contract[name].es_propio)
  return (
    <DeskPage
      list={{ title: texts.title, href: links.list }}
      place={contrato}
      title={contrato}
      description={`${contract.proveedor} · NIT ${formatWholeNit(contract.nit)}`}
      status={<StateChip owner="contrato" state={estado} />}
      mayWrite={mayWrite}
      others={[]}
      actions={
        !isAllTold && (
          <Actions>
            <Button onClick={() => setIsCompleting(true)}>{texts.complete}</Button>
          </Actions>
        )
      }
    >
      <Panel
        title={texts.about}
        actions={
          <DownloadButton
            label={pdfButtonTexts.download}
            id={contract.id}
            loadCall={async () => getCompanyContractPdf}
          />
        }
      >
        <Stack>
          <DefinitionList items={factsOf(contract)} />
          {mayWrite && isAllTold && <p>{texts.allTold}</p>}
        </Stack>
      </Panel>
      <SeenPanel at={contract.visto_at} by={contract.visto_por} />
      <DocumentThreads threads={contract.consultas} />
      <Part
        title={texts.policies}
        none={texts.noPolicies}
        columns={riskColumns(moneda, links.policy)}
        rows={polizas}
      />
      <FilesPanel {...props} />
      <Part
        title={texts.amendments}
        none={texts.noAmendments}
        columns={additionColumns(moneda)}
        rows={otrosies}
      />
      <Part title={texts.minutes} none={texts.noMinutes} columns={recordColumns} rows={actas} />
      <DeskHistory events={historySteps(contract)} isOpen={false} />
      {isCompleting && <DecisionDialog decision={completion(props)} onClose={() => setIsCompleting(false)} />}
    </DeskPage>
  )
}

type PartProps<Row> = {
  title: string
  none: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

function Part<Row extends { id: string }>({ title, none, columns, rows }: PartProps<Row>) {
  return (
    <Panel title={title} isFlush={rows.length > 0}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={null}
          texts={tableTexts}
        />
      )}
    </Panel>
  )
}

function factsOf(contract: CompanyContractDetail) {
  const { moneda } = contract
  return [
    { label: texts.objeto, value: contract.objeto },
    { label: texts.sucursal, value: contract.sucursal },
    { label: texts.tipo, value: texts.types[contract.tipo] },
    { label: texts.inicio, value: showDay(contract.inicio) },
    { label: texts.fin, value: showDay(contract.fin) },
    { label: texts.valor, value: formatMoney(contract.valor, moneda) },
    { label: texts.ejecutado, value: formatMoney(contract.ejecutado, moneda) },
    { label: texts.saldo, value: formatMoney(contract.saldo, moneda) },
    ...words.map((name) => ({ label: texts[name], value: saidOf(contract[name]) })),
  ]
}

function saidOf({ valor, es_propio: isOwn }: CompanyContractDetail['supervisor']): string {
  if (valor === null) return texts.nothing
  return isOwn ? fill(texts.own, { valor }) : valor
}

/** What the ERP brought is not asked for. */
function completion({ contract, onComplete }: CompanyContractViewProps): Decision {
  const numero = contract.contrato
  const own = words.filter((name) => contract[name].es_propio)
  return {
    title: fill(texts.completeTitle, { numero }),
    intro: texts.completeIntro,
    confirm: texts.confirmComplete,
    fields: own.map((name) => ({
      name,
      label: texts[name],
      kind: 'text',
      value: contract[name].valor ?? '',
    })),
    draft: `contract-words:${contract.id}`,
    done: fill(texts.completed, { numero }),
    onDecide: ({ supervisor = '', interventor = '', forma_pago: forma = '' }) =>
      onComplete({ supervisor, interventor, forma_pago: forma }),
  }
}
