import { fill } from '@enlace/contract/core/fill.ts'
import type { SupplierView } from '@enlace/contract/sign-in/session/schemas.ts'
import { viewTexts as texts } from '@enlace/contract/sign-in/session/view-texts.ts'
import { Band } from '@enlace/ui/band.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { eyeIcon } from '@enlace/ui/core/icons.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { signOut } from '../../core/session/lifetime/sign-out.ts'
import type { Person } from '../../core/session/session.ts'

type ViewBandProps = { view: SupplierView; person: Person }

/** Says over every screen that somebody else looks at it, as whom, that nothing can be changed, and until when. */
export function ViewBand({ view, person }: ViewBandProps) {
  const { contactFirstName, contactLastName, contactEmail, razon_social } = person
  const words = {
    by: view.by,
    persona: `${contactFirstName} ${contactLastName}`.trim() || contactEmail,
    supplier: razon_social,
    hora: showInstant(view.until),
  }
  return (
    <Band kind="warning" icon={eyeIcon} acts={<Button onClick={() => void signOut()}>{texts.end}</Button>}>
      {fill(contactEmail === '' ? texts.bandOfSupplier : texts.band, words)}
    </Band>
  )
}
