import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SupportingContent, SupportingSeller } from '@enlace/contract/invoices/supporting-content.ts'
import { sellerTexts } from '@enlace/contract/invoices/supporting/seller-texts.ts'
import { supportingFormTexts, supportingTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'

/** What a cuenta de cobro says beyond its lines: for what, where it is paid, and what its supplier declares. */
export function SupportingPanel({ cuenta }: { cuenta: SupportingContent }) {
  const {
    concepto,
    ciudad,
    suministro,
    cuenta: account,
    planilla,
    declara_renta,
    no_obligado,
    vendedor,
  } = cuenta
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no)
  return (
    <Panel title={texts.title}>
      <Stack>
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
        {vendedor && (
          <>
            <h3>{sellerTexts.title}</h3>
            <DefinitionList items={sellerFacts(vendedor)} />
          </>
        )}
      </Stack>
    </Panel>
  )
}

type Coded = SupportingSeller['municipio']
const orNone = (text: string) => (text === '' ? sellerTexts.missing : text)
const words = ({ codigo, nombre }: Coded) =>
  codigo === '' || nombre === '' ? orNone(nombre) : fill(sellerTexts.coded, { codigo, nombre })

/** The seller as the documento soporte names it. */
function sellerFacts(seller: SupportingSeller) {
  const labels = sellerTexts.fields
  return [
    { label: sellerTexts.name, value: seller.nombre, isText: true },
    {
      label: sellerTexts.identification,
      value: fill(sellerTexts.identificationOf, {
        tipo: orNone(seller.tipo_identificacion.nombre),
        numero: formatNit(seller.identificacion, seller.dv),
      }),
    },
    { label: labels.procedencia, value: sellerTexts.provenances[seller.procedencia] },
    { label: sellerTexts.person, value: seller.tipo_persona.nombre },
    { label: labels.regimen, value: words(seller.regimen), isText: true },
    {
      label: sellerTexts.responsibilities,
      value: seller.responsabilidades.map(words).join(', '),
      isText: true,
    },
    { label: labels.direccion, value: orNone(seller.direccion), isText: true },
    { label: labels.municipio, value: words(seller.municipio) },
    { label: labels.departamento, value: words(seller.departamento) },
    { label: labels.pais, value: words(seller.pais) },
    { label: labels.codigo_postal, value: orNone(seller.codigo_postal) },
    { label: labels.correo, value: orNone(seller.correo) },
  ]
}

/** A masked bank account in words. */
export const accountText = ({ nombre, tipo, ultimos }: NonNullable<SupportingContent['cuenta']>): string =>
  fill(texts.accountWords, {
    banco: nombre,
    tipo: bankAccountKindTexts[tipo].toLowerCase(),
    ultimos,
  })
