import type { ReactNode } from 'react'
import { useHasImage } from '../../../core/company/use-has-image.ts'
import { latePart } from '@enlace/web/content/late-part.tsx'

const load = () => import('./company-content.tsx')
const RegistrationNote = latePart(() => load().then((chunk) => chunk.RegistrationNote))
const LoginMessage = latePart(() => load().then((chunk) => chunk.LoginMessage))
const LoginAdvertisements = latePart(() => load().then((chunk) => chunk.LoginAdvertisements))

/** What of the company's comes to the login when that is ready, and where it stands so that it moves nothing. */
export type CompanyContent = { note: ReactNode; beneath: ReactNode; onImage: ReactNode; below: ReactNode }

/** The company's note, message and advertisements at the login: on the image where there is one, else under the form. */
export function useCompanyContent(isQuiet: boolean): CompanyContent {
  const hasImage = useHasImage()
  if (!isQuiet) return { note: null, beneath: null, onImage: null, below: null }
  const message = <LoginMessage key="message" isOnImage={hasImage} />
  const advertisements = <LoginAdvertisements key="advertisements" isBelow={hasImage} />
  return {
    note: <RegistrationNote />,
    beneath: !hasImage && [message, advertisements],
    onImage: hasImage && message,
    below: hasImage && advertisements,
  }
}
