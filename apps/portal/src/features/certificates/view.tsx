import { fill } from '@enlace/contract/core/fill.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificateOptions } from '@enlace/contract/certificates/schemas.ts'
import { certificateStateTexts as stateTexts } from '@enlace/contract/certificates/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import type { Choice, WantedCertificate } from './choice/choice.ts'
import { ChoiceForm } from './choice/choice-form.tsx'
import { KindCards } from './choice/kind-cards.tsx'
import { CertificateSections } from './sections.tsx'

type CertificatesViewProps = {
  company: string
  options: CertificateOptions
  choice: Choice
  /** What the chosen certificate says, or why there is nothing to see. */
  preview: ReactNode
  available: ReactNode
  papers: ReactNode
  onChange: (changes: { [K in keyof WantedCertificate]?: WantedCertificate[K] | undefined }) => void
}

/** Withholding certificates: which kind and period, what it says, everything that can be had, and the company's papers. */
export function CertificatesView(props: CertificatesViewProps) {
  const { company, options, choice, onChange } = props
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={fill(texts.description, { company })}
        sections={<CertificateSections current="certificates" />}
      />
      {!options.descarga && <Banner kind="info">{stateTexts.off}</Banner>}
      {options.descarga && options.prueba && <Banner kind="warning">{stateTexts.trial}</Banner>}
      <Stack>
        <KindCards
          options={options.options}
          current={choice.tipo}
          onKind={(tipo) => onChange({ tipo, municipio: undefined, periodo: undefined })}
        />
        <ChoiceForm choice={choice} company={company} branches={options.sucursales} onChange={onChange} />
      </Stack>
      {props.preview}
      {props.available}
      {props.papers}
    </Stack>
  )
}
