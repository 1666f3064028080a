import { fill } from '@enlace/contract/core/fill.ts'
import type { AskedForm, Audience as Counted } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts } from '@enlace/contract/required-documents/asked/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'

const texts = askedDocumentsTexts.audience

type AudienceProps = {
  form: AskedForm
  /** Nothing while it is counted. */
  counted: Counted | undefined
}

/** Of how many suppliers a document would be asked, told before it is. */
export function Audience({ form, counted }: AudienceProps) {
  if (form.contrato !== null)
    return <p role="status">{fill(askedDocumentsTexts.oneContractHint, { contrato: form.contrato })}</p>
  if (counted === undefined) return <p role="status">{texts.counting}</p>
  const { proveedores: n, contratos, sin_actividad, sin_tamano, sin_riesgo } = counted
  const unknown = [
    ...(sin_actividad > 0 ? [fill(texts.noActivity, { n: sin_actividad })] : []),
    ...(sin_tamano > 0 ? [fill(texts.noSize, { n: sin_tamano })] : []),
    ...(sin_riesgo > 0 ? [fill(texts.noRisk, { n: sin_riesgo })] : []),
  ]
  return (
    <div role="status" aria-label={texts.label}>
      <Banner kind={unknown.length === 0 ? 'info' : 'warning'}>
        {[
          form.alcance === 'contrato'
            ? fill(texts.contracts, { n, contratos })
            : fill(texts.suppliers, { n }),
          ...unknown,
        ].join(' ')}
      </Banner>
    </div>
  )
}
