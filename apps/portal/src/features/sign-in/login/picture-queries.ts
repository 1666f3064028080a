import { postLoginContent } from '@enlace/contract/content/calls.ts'
import type { Company } from '@enlace/contract/company/schemas.ts'
import { send } from '../../../core/http/client.ts'
import { readItem, writeItems } from '../../../core/session/items.ts'
import { freshPictures, type LoginPictures } from './pictures.ts'

/** The login's pictures as the server has them now, kept for a time when it does not answer. */
export async function askPictures(
  company: Pick<Company, 'id'> & LoginPictures,
  isWanted: () => boolean,
): Promise<LoginPictures> {
  const body = { formData: { applicationType: 'agp' }, company: company.id }
  const fresh = await freshPictures(() => send(postLoginContent, { body }), isWanted)
  if (!fresh) return storedWhereMissing(company)
  writeItems(fresh)
  return fresh
}

/** On an error the logo falls back to the one that the browser keeps (spec 7); the page's own is newer than that. */
function storedWhereMissing(shown: LoginPictures): LoginPictures {
  return {
    logo: shown.logo || (readItem('logo') ?? ''),
    imagen_login: shown.imagen_login || (readItem('imagen_login') ?? ''),
  }
}
