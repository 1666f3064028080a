import type { BootData } from '@enlace/contract/core/company/schemas'
import { useEffect, useState } from 'react'
import { useQuietMoment } from '../../core/content/use-quiet-moment.ts'
import { readItem } from '../../core/session/items.ts'
import type { LoginPictures } from './pictures.ts'
import { askPictures } from './queries.ts'

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
