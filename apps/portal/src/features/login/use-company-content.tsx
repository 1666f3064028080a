import type { BootData } from '@enlace/contract/core/company/schemas'
import { useEffect, useState, type ReactNode } from 'react'
import { useHasImage } from '../../core/company/use-has-image.ts'
import { latePart } from '../../core/content/late-part.tsx'
import { useQuietMoment } from '../../core/content/use-quiet-moment.ts'
import { readItem } from '../../core/session/items.ts'
import type { LoginPictures } from './pictures.ts'
import { askPictures } from './queries.ts'

const load = () => import('./company-content.tsx')
const RegistrationNote = latePart(() => load().then((chunk) => chunk.RegistrationNote))
const LoginMessage = latePart(() => load().then((chunk) => chunk.LoginMessage))
const LoginAdvertisements = latePart(() => load().then((chunk) => chunk.LoginAdvertisements))

/** What of the company's comes to the login when that is ready, and where it stands so that it moves nothing. */
export type CompanyContent = { note: ReactNode; beneath: ReactNode; onImage: ReactNode; below: ReactNode }

/** The company's note, message and advertisements at the login: on the image where there is one, else under the form. */
export function useCompanyContent(): CompanyContent {
  const isQuiet = useQuietMoment()
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

/** The login's pictures: those of the first response, until the server has others (spec 7, Login content). */
export function useLoginPictures({ company }: BootData): LoginPictures {
  const isQuiet = useQuietMoment()
  const [pictures, setPictures] = useState<LoginPictures>(() => ({
    logo: company.logo,
    imagen_login: company.imagen_login,
  }))
  useEffect(() => {
    if (!isQuiet) return
    let isShown = true
    askPictures(company.id).then(
      (fresh) => isShown && setPictures((shown) => fresh ?? storedWhereMissing(shown)),
      // A browser that keeps nothing: what is shown stays.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [isQuiet, company.id])
  return pictures
}

/** On an error the logo falls back to the one that the browser keeps (spec 7); the page's own is newer than that. */
function storedWhereMissing(shown: LoginPictures): LoginPictures {
  return {
    logo: shown.logo || (readItem('logo') ?? ''),
    imagen_login: shown.imagen_login || (readItem('imagen_login') ?? ''),
  }
}
