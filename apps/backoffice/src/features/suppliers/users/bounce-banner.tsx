import { fill } from '@enlace/contract/core/fill.ts'
import { bounceTexts } from '@enlace/contract/mail/bounce-texts.ts'
import { supplierUserDetailTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import type { SupplierUserDetail } from '@enlace/contract/suppliers/users/schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'

type BounceBannerProps = { devuelto: NonNullable<SupplierUserDetail['devuelto']>; correo: string }

/** That the last mail to a person did not arrive, and what the server said. */
export function BounceBanner({ devuelto: { at, rebote, motivo }, correo }: BounceBannerProps) {
  const isLate = rebote === 'demorado'
  const detalle = fill(bounceTexts[rebote], { motivo: motivo ?? '' }).trim()
  return (
    <Banner kind={isLate ? 'info' : 'warning'}>
      {fill(isLate ? texts.late : texts.bounced, { correo, fecha: formatInstant(new Date(at)), detalle })}
    </Banner>
  )
}
