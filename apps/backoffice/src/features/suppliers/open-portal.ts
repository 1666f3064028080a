import { withStepUp } from '@enlace/web/second-factor/step-up.ts'

/**
 * Opens the portal as somebody of a supplier sees it in a tab of its own, which hears from where it was opened and no
 * more. @throws CallFailure
 */
export async function openPortal(begin: () => Promise<{ address: string }>): Promise<void> {
  const { address } = await withStepUp(begin)
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.referrerPolicy = 'origin'
  link.click()
}
