import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './totp-key.module.css'

/** The light modules around the code that a camera needs. */
const margin = 4

/** A key for an authenticator app: as a picture to scan, and as text to type. */
export function TotpKeyPicture({ totpKey }: { totpKey: TotpKey }) {
  const { size, path } = totpKey.qr
  const side = size + 2 * margin
  return (
    <Stack>
      <p>{texts.totpScan}</p>
      <svg
        className={styles.code}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        role="img"
        aria-label={texts.totpQr}
        shapeRendering="crispEdges"
      >
        <path className={styles.paper} d={`M${-margin} ${-margin}h${side}v${side}h${-side}z`} />
        <path className={styles.ink} d={path} />
      </svg>
      <div>
        <p>{texts.totpTyped}</p>
        <p className={styles.secret}>{totpKey.secret}</p>
      </div>
    </Stack>
  )
}
