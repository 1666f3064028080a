import type { CertificateReading } from '@enlace/contract/bank-accounts/certificate/schemas.ts'
import { certificateHintTexts as texts } from '@enlace/contract/bank-accounts/certificate/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateDays } from '@enlace/domain/bank-account.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import type { Reading } from './use-reading.ts'

const names = ['numero', 'documento', 'titular', 'banco'] as const

/** What the certificate says otherwise than what was typed. It stops nothing. */
export function CertificateHint({ isReading, reading }: Reading) {
  return (
    <div aria-live="polite">{isReading ? <Quiet>{texts.checking}</Quiet> : reading && told(reading)}</div>
  )
}

function told(reading: CertificateReading) {
  const { lectura, fecha } = reading
  if (lectura !== 'texto') return <Banner kind="info">{texts[lectura]}</Banner>
  const wrong = [
    ...names.flatMap((name) => (reading[name] === false ? [texts[name]] : [])),
    ...(fecha === null || fecha === 'coincide' ? [] : [fill(texts.fecha[fecha], { dias: certificateDays })]),
  ]
  if (wrong.length === 0) return <Quiet>{texts.good}</Quiet>
  return (
    <Banner kind="warning">
      {texts.title}
      <ul>
        {wrong.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  )
}
