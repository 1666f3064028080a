import { startTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'

/** The number of certificates that nobody of the supplier downloaded yet, and the list of them. */
export type NewCertificatesFigure = {
  /** Nothing while it is on its way. */
  count: number | undefined
  href: string
}

/** How many certificates are new to the supplier. */
export function CertificatesTile({ count, href }: NewCertificatesFigure) {
  const note = count === undefined ? '\u00a0' : count > 0 ? texts.certificatesToTake : texts.certificatesTaken
  return (
    <Kpi
      label={texts.newCertificates}
      value={count ?? 0}
      note={note}
      isLoading={count === undefined}
      href={href}
    />
  )
}
