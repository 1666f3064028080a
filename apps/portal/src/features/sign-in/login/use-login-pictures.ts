import type { BootData } from '@enlace/contract/company/schemas.ts'
import { useEffect, useState } from 'react'
import type { LoginPictures } from './pictures.ts'

/** The login's pictures: those of the first response, until the server has others (spec 7, Login content). */
export function useLoginPictures({ company }: BootData, isQuiet: boolean): LoginPictures {
  const [pictures, setPictures] = useState<LoginPictures>(() => ({
    logo: company.logo,
    imagen_login: company.imagen_login,
  }))
  useEffect(() => {
    if (!isQuiet) return
    let isShown = true
    import('./picture-queries.ts')
      .then(({ askPictures }) => askPictures(company))
      .then(
        (fresh) => isShown && setPictures(fresh),
        // No script, or a browser that keeps nothing: what is shown stays.
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [isQuiet, company])
  return pictures
}
