import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SupportingContent } from '@enlace/contract/invoices/supporting-content.ts'
import { supportingFormTexts, supportingTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'

/** What a cuenta de cobro says beyond its lines: for what, where it is paid, and what its supplier declares. */
export function SupportingPanel({ cuenta }: { cuenta: SupportingContent }) {
  const { concepto, ciudad, suministro, cuenta: account, planilla, declara_renta, no_obligado } = cuenta
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no)
  return (
    <Panel title={texts.title}>
      <DefinitionList
        items={[
          { label: texts.concept, value: concepto, isText: true },
          { label: texts.supply, value: supportingFormTexts.supplies[suministro] },
          { label: texts.city, value: ciudad },
          { label: texts.account, value: account === null ? texts.noAccount : accountText(account) },
          {
            label: texts.planilla,
            value: planilla === null ? texts.noPlanilla : fill(texts.planillaWords, { ...planilla }),
          },
          { label: texts.income, value: yesNo(declara_renta) },
          { label: texts.declared, value: yesNo(no_obligado) },
        ]}
      />
    </Panel>
  )
}

/** A masked bank account in words. */
export const accountText = ({ nombre, tipo, ultimos }: NonNullable<SupportingContent['cuenta']>): string =>
  fill(texts.accountWords, {
    banco: nombre,
    tipo: bankAccountKindTexts[tipo].toLowerCase(),
    ultimos,
  })
