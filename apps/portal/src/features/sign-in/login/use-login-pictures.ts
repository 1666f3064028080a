import type { BootData } from '@enlace/contract/company/schemas.ts'
import { useEffect, useState } from 'react'
import type { LoginPictures } from './pictures.ts'

/**
 * The login's pictures: those of the first response, until the server has others (spec 7, Login content). They are asked
 * for while the page has nothing else to do: a login that is sent meanwhile changes the anti-forgery cookie under the call.
 */
export function useLoginPictures({ company }: BootData, isIdle: boolean): LoginPictures {
  const [pictures, setPictures] = useState<LoginPictures>(() => ({
    logo: company.logo,
    imagen_login: company.imagen_login,
  }))
  useEffect(() => {
    if (!isIdle) return
    let isShown = true
    import('./picture-queries.ts')
      .then(({ askPictures }) => askPictures(company, () => isShown))
      .then(
        (fresh) => isShown && setPictures(fresh),
        // No script, or a browser that keeps nothing: what is shown stays.
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [isIdle, company])
  return pictures
}
