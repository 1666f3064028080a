import { buffer } from 'node:stream/consumers'
import type { PostBody } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { HandedInPost } from '../read-folder.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { findCompanyPicture, findDeskFile, findLibraryPicture } from './queries.ts'

/** Returns a post of the desk in submitted form: its pictures and files are read from the storage. */
export function handedIn(
  { db, storage, company }: { db: Database; storage: Storage; company: number },
  slug: string,
  post: PostBody,
  publicado: string,
): HandedInPost {
  const picture = ({ imagen, texto }: { imagen: string; texto: string }) => ({
    archivo: withoutStamp(imagen),
    texto,
  })
  const scope = () => Scope.ofStaff(company)
  return {
    file: slug,
    slug,
    html: post.html,
    written: {
      titulo: post.titulo,
      tipo: post.tipo,
      extracto: post.extracto,
      autor: post.autor,
      categoria: post.categoria === '' ? null : post.categoria,
      etiquetas: post.etiquetas,
      audiencia: post.audiencia,
      fijado: false,
      publicado,
      portada: post.portada && picture(post.portada),
      galeria: post.galeria.map(picture),
      adjuntos: post.adjuntos.map(({ sha256, nombre, texto }) => ({ archivo: `${sha256}/${nombre}`, texto })),
    },
    async read(name) {
      const [place = '', key = '', rest = ''] = name.split('/')
      if (place === 'company-files')
        return found(await findCompanyPicture(db, scope(), key), texts.pictureGone)
      if (place === 'media')
        return found(
          await findLibraryPicture(db, scope(), key, Number.parseInt(rest, 10) || 1280),
          texts.pictureGone,
        )
      const file = found(await findDeskFile(db, scope(), place), texts.fileGone)
      return buffer(await storage.get(file.storage_key))
    },
  }
}

/** A stored picture's name ends with its hash, which is added again when it is stored again. */
const withoutStamp = (address: string) => address.replace(/_[0-9a-f]{8}$/, '')

function found<What>(what: What | undefined, sentence: string): What {
  if (what === undefined) throw new Problem('invalid-fields', {}, { archivos: sentence })
  return what
}
